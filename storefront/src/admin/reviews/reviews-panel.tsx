import { useQuery } from '@tanstack/react-query';
import { paths } from '../../addresses/paths';
import { ownerReviewQueries, REVIEWS_ON_A_PAGE } from '../../api/owner-reviews';
import { NotLoaded } from '../../notices/not-loaded';
import { StackList } from '../../ui/arrange';
import { ButtonLink } from '../../ui/button';
import { Pager } from '../../ui/pager';
import { type ListParams, page } from '../parts/list-reader';
import { Panel } from '../parts/panel';
import { useListParams } from '../parts/use-list-params';
import { OneReview } from './one-review';
import * as texts from './reviews-texts';

const readList = (params: ListParams) => ({ reviewed: page(params.reviewed) });

/** Customers' reviews, waiting ones first. Hidden if there are none (rule 37.4). */
export function ReviewsPanel() {
  const { list, change } = useListParams(readList);
  const reviews = useQuery(ownerReviewQueries.list(list.reviewed));
  const { data, isError, isFetching } = reviews;
  if (isError && !isFetching)
    return (
      <Panel title={texts.reviews}>
        <NotLoaded title={texts.didntLoad} query={reviews} />
      </Panel>
    );
  if (!data || data.total === 0) return null;
  const waiting = data.entries.filter(({ status }) => status === 'waiting').length;
  return (
    <Panel title={texts.reviewsWaiting(waiting)}>
      <StackList aria-label={texts.reviews}>
        {data.entries.map((review) => (
          <li key={review.id}>
            <OneReview review={review}>
              <ButtonLink variant="secondary" to={paths.admin.href({ order: review.orderId })}>
                {texts.order(review.orderNumber)}
              </ButtonLink>
            </OneReview>
          </li>
        ))}
      </StackList>
      <Pager
        label={texts.reviews}
        page={list.reviewed}
        pageSize={REVIEWS_ON_A_PAGE}
        total={data.total}
        onPage={(wanted) => change({ reviewed: String(wanted) })}
      />
    </Panel>
  );
}
