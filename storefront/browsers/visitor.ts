export interface Named {
  name?: string | RegExp;
  exact?: boolean;
}

export type WalkRole =
  | 'article'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'form'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'radio'
  | 'slider'
  | 'switch'
  | 'tab';

interface Finds {
  getByRole(role: WalkRole, options?: Named): Control;
  getByLabel(name: string, options?: { exact?: boolean }): Control;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Control;
  locator(css: string): Control;
}

export interface Control extends Finds {
  waitFor(): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  setInputFiles(paths: string[]): Promise<void>;
  inputValue(): Promise<string>;
}

export interface Visitor extends Finds {
  goto(path: string): Promise<unknown>;
  waitForURL(url: RegExp): Promise<void>;
  goBack(): Promise<unknown>;
  screenshot(options: { path: string }): Promise<unknown>;
}
