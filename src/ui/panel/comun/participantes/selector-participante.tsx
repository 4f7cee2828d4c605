import { Box } from '@chakra-ui/react/box';
import { Combobox } from '@chakra-ui/react/combobox';
import type { Id } from '@/domain/shared/id';
import type { WiredProps } from '@/ui/shared/control-props';
import { controlStyles } from '@/ui/shared/control-styles';
import { BotonQuitar, ESCRIBA, ESPACIO_DEL_BOTON } from './boton-quitar';
import { OpcionesParticipante } from './opciones-participante';
import { useSelectorParticipante } from './use-selector-participante';

export type SelectorParticipanteProps = WiredProps & {
  valor: Id | undefined;
  onCambiar: (id: Id | undefined) => void;
  'data-autofocus'?: boolean;
};

/** Chooses a participante by writing part of the name, the document or the phone. */
export function SelectorParticipante(props: SelectorParticipanteProps) {
  const { id, disabled, valor, onCambiar, onBlur, ...control } = props;
  const selector = useSelectorParticipante({ id, disabled, valor, onCambiar });
  const { combobox, opciones, otras, buscando, error } = selector;
  return (
    <Combobox.RootProvider
      unstyled
      value={combobox}
      lazyMount
      unmountOnExit
      onKeyDownCapture={selector.onKeyDownCapture}
      onBlur={(evento) => {
        if (evento.currentTarget.contains(evento.relatedTarget)) return;
        selector.salir();
        onBlur?.();
      }}
    >
      <Combobox.Control unstyled css={{ position: 'relative' }}>
        <Combobox.Input
          unstyled
          css={{ ...controlStyles, ...(valor === undefined ? {} : ESPACIO_DEL_BOTON) }}
          {...control}
          placeholder={ESCRIBA}
          onChange={(evento) => selector.escribir(evento.currentTarget.value)}
        />
        {valor === undefined ? null : <BotonQuitar onClick={selector.limpiar} />}
      </Combobox.Control>
      {selector.sinElegir ? (
        <Box role="status" marginTop="1" fontSize="sm" color="error.fg">
          Elija a la persona de la lista
        </Box>
      ) : null}
      <OpcionesParticipante {...{ opciones, otras, buscando, error }} />
    </Combobox.RootProvider>
  );
}
