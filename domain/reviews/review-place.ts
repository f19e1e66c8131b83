export const REVIEW_PART = 'review';
