import type { ImportMap } from 'payload';

/** Payload's list of our components, by the paths that the collections name them with (generated beside this). */
export declare const importMap: ImportMap;
