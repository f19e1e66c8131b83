import { useQuery } from '@tanstack/react-query';
import { paths } from '../../addresses/paths';
import { ownerReviewQueries, REVIEWS_ON_A_PAGE } from '../../api/owner-reviews';
import { ButtonLink } from '../../ui/button';
import { Inbox, useInboxPage } from '../inbox/inbox';
import * as sharedTexts from '../parts/shared-texts';
import { OneReview } from './one-review';
import * as texts from './reviews-texts';

/** Customers' reviews, waiting ones first. Hidden if there are none (rule 37.4). */
export function ReviewsPanel() {
  const shown = useInboxPage('reviewed');
  return (
    <Inbox
      {...shown}
      query={useQuery(ownerReviewQueries.list(shown.page))}
      label={sharedTexts.reviews}
      title={(reviews) => texts.reviewsWaiting(reviews.filter(({ status }) => status === 'waiting').length)}
      failed={texts.didntLoad}
      pageSize={REVIEWS_ON_A_PAGE}
    >
      {(review) => (
        <OneReview review={review}>
          <ButtonLink variant="secondary" to={paths.admin.href({ order: review.orderId })}>
            {texts.order(review.orderNumber)}
          </ButtonLink>
        </OneReview>
      )}
    </Inbox>
  );
}
