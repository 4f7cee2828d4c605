import { Box } from '@chakra-ui/react/box';
import { type ComponentProps, useId } from 'react';
import { deferred } from '@/ui/shared/deferred';

const SelectorParticipante = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './selector-participante')).SelectorParticipante,
);

/** The selector as one more filter of the bar, with its label above. */
export function FiltroParticipante(
  props: Pick<ComponentProps<typeof SelectorParticipante>, 'valor' | 'onCambiar'>,
) {
  const id = useId();
  return (
    <Box minWidth="0">
      <Box as="label" display="block" marginBottom="1" fontSize="sm" color="fg.muted" {...{ htmlFor: id }}>
        Participante
      </Box>
      <SelectorParticipante id={id} {...props} />
    </Box>
  );
}
