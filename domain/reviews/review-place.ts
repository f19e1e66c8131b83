/** The anchor of the review on the order's page. */
export const REVIEW_PART = 'review';
