import { reviewsAddress } from '#domain/lists/dashboard-address';
import type { ReviewView } from '#domain/reviews/review-contract';
import { ButtonLink } from '../../ui/button';
import { Part } from '../parts/dialog-part';
import { OneReview } from './one-review';
import * as texts from './reviews-texts';

export function ReviewPart({ review }: { review: ReviewView }) {
  return (
    <Part title={texts.review}>
      <OneReview review={review}>
        <ButtonLink variant="secondary" to={reviewsAddress()}>
          {texts.allReviews}
        </ButtonLink>
      </OneReview>
    </Part>
  );
}
