import { Box } from '@chakra-ui/react/box';
import type { Ref } from 'react';

export type SummaryError = {
  /** The id of the control the line leads to; a line about something else leads nowhere. */
  fieldId?: string;
  message: string;
};

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Nothing while there are no errors. The form that shows it gives it the focus when a save is refused, so that it is read. */
export function ErrorSummary({ errors, title = 'Revise estos datos', ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="alert"
      borderInlineStart="4px solid"
      borderColor="error.fg"
      bg="error.tint"
      color="error.tintFg"
      borderRadius="control"
      paddingBlock="3"
      paddingInline="4"
      fontSize="sm"
      css={{
        '& a': {
          textDecoration: 'underline',
          textUnderlineOffset: '3px',
          display: 'inline-block',
          paddingBlock: '1',
        },
      }}
    >
      <Box as="p" fontWeight="semibold" fontSize="md">
        {title}
      </Box>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === undefined ? message : <FieldLink fieldId={fieldId}>{message}</FieldLink>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function FieldLink({ fieldId, children }: { fieldId: string; children: string }) {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
