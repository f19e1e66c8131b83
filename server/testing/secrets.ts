/** Matches fields that no answer may contain. Their names in the API's schemas are allowed. */
export const SECRET_FIELD =
  /"(password|hash|salt|token|sessions?|signupKey|idempotencyKey|searchText|reset\w*)":(?!\{"(type|anyOf)")/i;
