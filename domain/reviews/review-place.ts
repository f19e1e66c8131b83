/** Where the order's page has the review, as in its web address. */
export const REVIEW_PART = 'review';
