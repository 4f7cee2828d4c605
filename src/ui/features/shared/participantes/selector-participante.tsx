import { Box } from '@chakra-ui/react/box';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { Id } from '@/domain/shared/id';
import type { WiredProps } from '@/ui/shared/control-props';
import { IconButton } from '@/ui/shared/icon-button';
import { TextInput } from '@/ui/shared/text-input';
import { OpcionesParticipante } from './opciones-participante';
import { useSelectorParticipante } from './use-selector-participante';

type SelectorParticipanteProps = WiredProps & {
  valor: Id | undefined;
  onCambiar: (id: Id | undefined) => void;
  'data-autofocus'?: boolean;
};

/** Chooses a participante by writing part of the name, the document or the phone. */
export function SelectorParticipante({ valor, onCambiar, onBlur, ...control }: SelectorParticipanteProps) {
  const lista = useId();
  const selector = useSelectorParticipante(valor, onCambiar);
  const { abierto, activo, opciones } = selector;
  const idOpcion = (indice: number) => `${lista}-${indice}`;
  return (
    <Box
      ref={selector.caja}
      position="relative"
      onBlur={(evento) => {
        if (evento.currentTarget.contains(evento.relatedTarget)) return;
        selector.salir();
        onBlur?.();
      }}
    >
      <TextInput
        {...control}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder="Escriba un nombre o documento"
        paddingInlineEnd={valor === undefined ? undefined : '11'}
        aria-autocomplete="list"
        aria-expanded={abierto}
        aria-controls={abierto ? lista : undefined}
        aria-activedescendant={abierto && opciones[activo] ? idOpcion(activo) : undefined}
        value={selector.mostrado}
        onChange={(evento) => selector.escribir(evento.currentTarget.value)}
        onClick={selector.abrir}
        onKeyDown={selector.onKeyDown}
      />
      {valor === undefined ? null : (
        <Box position="absolute" insetInlineEnd="0" top="0">
          <IconButton label="Quitar participante" icon={<X />} onClick={selector.limpiar} />
        </Box>
      )}
      {selector.sinElegir ? (
        <Box role="status" marginTop="1" fontSize="sm" color="error.fg">
          Elija a la persona de la lista
        </Box>
      ) : null}
      {abierto ? <OpcionesParticipante id={lista} idOpcion={idOpcion} {...selector} /> : null}
    </Box>
  );
}
