import { Box } from '@chakra-ui/react/box';
import { KeyCombo } from './key-combo';
import { Modal } from './modal';

export type ShortcutHelp = { keys: readonly string[]; label: string };

type ShortcutsDialogProps = {
  open: boolean;
  onClose: () => void;
  groups: readonly { title: string; shortcuts: readonly ShortcutHelp[] }[];
};

/** What `?` shows. */
export function ShortcutsDialog({ open, onClose, groups }: ShortcutsDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title="Atajos de teclado" size="sm">
      <Box display="flex" flexDirection="column" gap="6">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <Box as="h3" marginBottom="1" fontWeight="semibold">
              {title}
            </Box>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <Box
                  key={label}
                  display="flex"
                  flexDirection="row-reverse"
                  alignItems="center"
                  justifyContent="space-between"
                  gap="4"
                  minHeight="10"
                  borderBottom="1px solid"
                  borderColor="border"
                  css={{ '&:last-of-type': { borderBottom: 'none' } }}
                >
                  <dt>
                    <KeyCombo keys={keys} />
                  </dt>
                  <dd>{label}</dd>
                </Box>
              ))}
            </dl>
          </section>
        ))}
      </Box>
    </Modal>
  );
}
