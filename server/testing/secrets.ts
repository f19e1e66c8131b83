/**
 * A field that no answer of the shop may hold. A schema in the API's description names such fields too; it holds no value
 * of one.
 */
export const SECRET_FIELD =
  /"(password|hash|salt|token|sessions?|signupKey|idempotencyKey|searchText|reset\w*)":(?!\{"(type|anyOf)")/i;
