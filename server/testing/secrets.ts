/** Matches fields that no answer may contain. Only the API's schemas may name them. */
export const SECRET_FIELD =
  /"(password|hash|salt|token|sessions?|signupKey|idempotencyKey|searchText|reset\w*)":(?!\{"(type|anyOf)")/i;
