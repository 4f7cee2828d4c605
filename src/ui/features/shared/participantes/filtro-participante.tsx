import { Box } from '@chakra-ui/react/box';
import { type ComponentProps, useId } from 'react';
import { deferred } from '@/ui/shared/deferred';

const SelectorTardio = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './selector-participante')).SelectorParticipante,
);

type FiltroParticipanteProps = Pick<ComponentProps<typeof SelectorTardio>, 'valor' | 'onCambiar'> & {
  /** A page that shows it from the start brings the selector with its own code. */
  Selector?: typeof SelectorTardio;
};

/** The selector as one more filter of the bar, with its label above. */
export function FiltroParticipante({ Selector = SelectorTardio, ...props }: FiltroParticipanteProps) {
  const id = useId();
  return (
    <Box minWidth="0">
      <Box as="label" display="block" marginBottom="1" fontSize="sm" color="fg.muted" {...{ htmlFor: id }}>
        Participante
      </Box>
      <Selector id={id} {...props} />
    </Box>
  );
}
