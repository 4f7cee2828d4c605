import { Box } from '@chakra-ui/react/box';
import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox, useCombobox } from '@chakra-ui/react/combobox';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useState } from 'react';
import { BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { cajaDeOpciones, listaDeOpciones } from '@/ui/panel/comun/participantes/estilos-opciones';
import { controlStyles } from '@/ui/shared/control-styles';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { consultaPorPagar } from '../abono/pago.queries';
import { nombreParticipante } from '../etiquetas-financiero';
import { type PorPagador, porPagador } from '../pago/por-pagar';
import type { PagadorElegido } from './valores-lista';

type SelectorPagadorProps = {
  id: string;
  label: string;
  elegido: PagadorElegido | null;
  /** What is written while nobody is chosen. */
  escrito: string;
  error: string | undefined;
  primero: boolean;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onEscribir: (texto: string) => void;
  onElegir: (pagador: PagadorElegido) => void;
};

const Y = new Intl.ListFormat('es');

const porQuienes = ({ mensualidades }: PorPagador): string =>
  Y.format([...new Set(mensualidades.map(nombreParticipante))]);

/** Finds who pays by what 'Registrar pago' finds them by. Enter takes the first, also when it is still on its way. */
export function SelectorPagador(props: SelectorPagadorProps) {
  const { id, label, elegido, escrito, error, primero, disabled, inputRef, onEscribir, onElegir } = props;
  const { servicios } = usePanel();
  const [buscado, setBuscado] = useState('');
  const [senalado, setSenalado] = useState<string | null>(null);
  const [abierto, setAbierto] = useState(false);
  /** Enter was pressed, and what was written is still being looked for. */
  const [porResolver, setPorResolver] = useState(false);
  const espera = useDebouncedCallback(setBuscado, BUSQUEDA_DEBOUNCE_MS);
  const busqueda = useQuery(consultaPorPagar(servicios, { buscar: buscado }));
  const opciones = useMemo(() => porPagador(busqueda.data ?? [], buscado), [busqueda.data, buscado]);
  const texto = escrito.trim();
  const buscando = busqueda.isFetching || texto !== buscado;

  const elegir = ({ clave, nombre, documento }: PorPagador) => {
    espera.cancel();
    setPorResolver(false);
    setBuscado('');
    onElegir({ clave, nombre, documento });
  };
  const collection = useMemo(
    () =>
      createListCollection({
        items: opciones,
        itemToValue: ({ clave }) => clave,
        itemToString: ({ nombre }) => nombre,
      }),
    [opciones],
  );
  const apuntado = collection.has(senalado) ? senalado : collection.firstValue;
  const combobox = useCombobox({
    ids: { input: id },
    disabled,
    collection,
    value: [],
    inputValue: elegido?.nombre ?? escrito,
    highlightedValue: abierto ? apuntado : null,
    onHighlightChange: ({ highlightedValue }) => setSenalado(highlightedValue),
    // What is written and nobody is stays, until the person says who it is.
    allowCustomValue: true,
    selectionBehavior: 'preserve',
    positioning: {
      placement: 'bottom-start',
      strategy: 'fixed',
      gutter: 4,
      overflowPadding: 8,
      sameWidth: true,
    },
    onSelect: ({ itemValue }) => {
      const opcion = opciones.find(({ clave }) => clave === itemValue);
      if (opcion) elegir(opcion);
    },
    onOpenChange: ({ open }) => setAbierto(open),
  });

  useEffect(() => {
    if (!porResolver || buscando) return;
    setPorResolver(false);
    const [unica, ...otras] = opciones;
    if (!unica || otras.length > 0) return;
    elegir(unica);
    combobox.setOpen(false);
  });

  const escribir = (nuevo: string) => {
    combobox.setOpen(nuevo.trim() !== '');
    setPorResolver(false);
    setSenalado(null);
    espera.call(nuevo.trim());
    onEscribir(nuevo);
  };
  const conTeclas = (evento: KeyboardEvent) => {
    // They move over what is written; the library would move over the list.
    if (evento.key === 'Home' || evento.key === 'End') evento.stopPropagation();
    if (evento.key !== 'Enter') return;
    if (abierto && !buscando && opciones.length > 0) return;
    if (abierto && collection.has(senalado)) return;
    // Enter of a form that is being filled never sends it.
    evento.preventDefault();
    evento.stopPropagation();
    if (texto === '') return;
    espera.cancel();
    setBuscado(texto);
    setPorResolver(true);
    combobox.setOpen(true);
  };
  const estado = busqueda.error
    ? mensajeErrorCargar('mensualidades')
    : buscando
      ? 'Buscando...'
      : opciones.length === 0
        ? 'Nadie con esos datos debe nada'
        : null;

  return (
    <Combobox.RootProvider
      unstyled
      value={combobox}
      lazyMount
      unmountOnExit
      onKeyDownCapture={conTeclas}
      onBlur={(evento) => {
        // The library may not have heard that the focus leaves: it begins to listen some time after it opens.
        if (!evento.currentTarget.contains(evento.relatedTarget)) combobox.setOpen(false);
      }}
    >
      <Combobox.Control unstyled>
        <Combobox.Input
          unstyled
          ref={inputRef}
          css={controlStyles}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          data-autofocus={primero || undefined}
          placeholder="Quién paga: nombre o documento"
          onChange={(evento) => escribir(evento.currentTarget.value)}
        />
      </Combobox.Control>
      {error ? (
        <Box as="p" id={`${id}-error`} color="error.fg" fontSize="sm" fontWeight="medium" marginTop="1">
          {error}
        </Box>
      ) : null}
      <Combobox.Positioner unstyled>
        <Box css={cajaDeOpciones}>
          <div role="status">
            {estado ? (
              <Box padding="3" color={busqueda.error ? 'error.fg' : 'fg.muted'}>
                {estado}
              </Box>
            ) : null}
          </div>
          <Combobox.Content
            unstyled
            css={listaDeOpciones}
            aria-label="Personas que deben"
            aria-busy={buscando || undefined}
          >
            {opciones.map((opcion) => (
              <Combobox.Item key={opcion.clave} unstyled item={opcion}>
                {opcion.nombre}
                <small>
                  {[opcion.documento, `por ${porQuienes(opcion)}`, ...opcion.porque]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Box>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  );
}
