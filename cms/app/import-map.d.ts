import type { ImportMap } from 'payload';

/** Our components by the path that collections use (generated). */
export declare const importMap: ImportMap;
