import { chakra } from '@chakra-ui/react/styled-system';

const Keys = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '1',
    whiteSpace: 'nowrap',
    '& kbd': {
      minWidth: '6',
      paddingInline: '1.5',
      border: '1px solid var(--chakra-colors-border)',
      borderBottomWidth: '2px',
      borderRadius: 'sm',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontFamily: 'body',
      fontSize: 'xs',
      lineHeight: '1.375rem',
      textAlign: 'center',
    },
  },
});

export function KeyCombo({ keys }: { keys: readonly string[] }) {
  return (
    <Keys>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </Keys>
  );
}
