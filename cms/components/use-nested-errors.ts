'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Takes errors about parts of a field out of the form. Payload would save each as an empty value. */
export function useNestedErrors(
  path: string,
): [Record<string, string>, (errors: Record<string, string>) => void] {
  const [fields, dispatch] = useAllFormFields();
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => {
    const nested = Object.entries(fields).filter(([name]) => name.startsWith(`${path}.`));
    if (nested.length === 0) return;
    for (const [name] of nested) dispatch({ type: 'REMOVE', path: name });
    setErrors(
      Object.fromEntries(
        nested.map(([name, field]) => [name.slice(path.length + 1), field.errorMessage ?? '']),
      ),
    );
  }, [fields, dispatch, path]);
  return [errors, setErrors];
}
