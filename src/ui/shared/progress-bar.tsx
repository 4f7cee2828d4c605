import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type ProgressBarProps = {
  /** From 0 to 1; absent when nobody knows how long it will take. */
  value?: number;
  label: string;
  /** Under the bar: '340 de 2.000 filas'. */
  detail?: ReactNode;
  /** Where the words are elsewhere: only the bar. */
  bare?: boolean;
};

export function ProgressBar({ value, label, detail, bare = false }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Box minWidth="0">
      {bare ? null : (
        <Box display="flex" justifyContent="space-between" gap="3" marginBottom="1.5" fontWeight="medium">
          <span>{label}</span>
          {percent === undefined ? null : (
            <Box as="span" fontVariantNumeric="tabular-nums">
              {`${percent} %`}
            </Box>
          )}
        </Box>
      )}
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        height={bare ? '1' : '2'}
        borderRadius="full"
        bg="bg.skeleton"
        overflow="hidden"
      >
        <Box
          data-part="fill"
          height="full"
          borderRadius="full"
          bg="brand.solid"
          width="30%"
          animation={percent === undefined ? 'correr 1.4s ease-in-out infinite' : undefined}
          transition="width 160ms"
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </Box>
      {detail ? (
        <Box textStyle="ayuda" marginTop="1.5" fontVariantNumeric="tabular-nums">
          {detail}
        </Box>
      ) : null}
    </Box>
  );
}
