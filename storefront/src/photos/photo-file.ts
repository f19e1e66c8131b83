import type { AwsBody } from '@uppy/aws-s3';
import type { Meta, UppyFile } from '@uppy/core';

export interface PhotoMeta extends Meta {
  /** Failed, and about to be sent again by itself. */
  retrying?: boolean;
  /** Failed for good: sending it again would not help. */
  refused?: boolean;
}

/** A photo in the uploader. */
export type PhotoFile = UppyFile<PhotoMeta, AwsBody>;
