import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { deferred } from '@/ui/shared/deferred';
import { TextInput } from '@/ui/shared/text-input';
import { ESCRIBA } from './boton-quitar';
import type { SelectorParticipanteProps } from './selector-participante';

/** Nobody can write in it before it can search: what were written meanwhile would be lost. */
const SelectorTardio = deferred(
  async () =>
    (await import(/* webpackChunkName: "selector" */ './selector-participante')).SelectorParticipante,
  <TextInput disabled placeholder={ESCRIBA} aria-busy />,
);

/** The selector as one more filter of the bar, with its label above. What searches comes after the rest of the page. */
export function FiltroParticipante(props: Pick<SelectorParticipanteProps, 'valor' | 'onCambiar'>) {
  const id = useId();
  return (
    <Box minWidth="0">
      <Box as="label" display="block" marginBottom="1" fontSize="sm" color="fg.muted" {...{ htmlFor: id }}>
        Participante
      </Box>
      <SelectorTardio id={id} {...props} />
    </Box>
  );
}
