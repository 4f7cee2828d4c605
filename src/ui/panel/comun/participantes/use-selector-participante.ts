import { createListCollection } from '@chakra-ui/react/collection';
import { useCombobox } from '@chakra-ui/react/combobox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import type { Id } from '@/domain/shared/id';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { usePanel } from '../panel/use-panel';
import { consultaNombreParticipante, consultaParticipantesBuscados } from './participantes-buscados.queries';

const NADIE: readonly ParticipanteListado[] = [];

const valorDe = ({ id }: ParticipanteListado) => String(id);

type Eleccion = {
  id?: string;
  disabled?: boolean;
  valor: Id | undefined;
  onCambiar: (id: Id | undefined) => void;
};

/**
 * State of a combobox of participantes. `valor` is who is chosen; writing searches. Whoever leaves with something written
 * gets the only person it finds, or keeps what they wrote and nobody chosen: never the one of before.
 */
export const useSelectorParticipante = ({ id, disabled, valor, onCambiar }: Eleccion) => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  /** What is being written; null while nothing is. */
  const [texto, setTexto] = useState<string | null>(null);
  const [buscado, setBuscado] = useState('');
  const [senalado, setSenalado] = useState<string | null>(null);
  const [abierto, setAbierto] = useState(false);
  /** The person is done writing, and what they wrote is still being looked for. */
  const [porResolver, setPorResolver] = useState(false);
  const espera = useDebouncedCallback(setBuscado, BUSQUEDA_DEBOUNCE_MS);

  const nombre = useQuery({
    ...consultaNombreParticipante(servicios, valor ?? ''),
    enabled: valor !== undefined,
  });
  const busqueda = useQuery({
    ...consultaParticipantesBuscados(servicios, buscado),
    enabled: abierto || porResolver,
  });
  const opciones: readonly ParticipanteListado[] = busqueda.data?.opciones ?? NADIE;
  const escrito = texto?.trim() ?? '';
  const buscando = busqueda.isFetching || busqueda.isPlaceholderData || escrito !== buscado;

  const olvidar = () => {
    espera.cancel();
    setPorResolver(false);
    setTexto(null);
    setBuscado('');
  };
  const elegir = (participante: ParticipanteListado) => {
    cliente.setQueryData(
      consultaNombreParticipante(servicios, participante.id).queryKey,
      participante.nombre,
    );
    onCambiar(participante.id);
    olvidar();
  };
  const resolver = () => {
    espera.cancel();
    setBuscado(escrito);
    setPorResolver(true);
  };
  const salir = () => {
    if (escrito === '') return olvidar();
    onCambiar(undefined);
    resolver();
  };

  const collection = useMemo(
    () =>
      createListCollection({
        items: [...opciones],
        itemToValue: valorDe,
        itemToString: (participante) => participante.nombre,
      }),
    [opciones],
  );
  // The first until told, as soon as there is one: Enter takes it.
  const apuntado = collection.has(senalado) ? senalado : collection.firstValue;
  const combobox = useCombobox({
    ids: { input: id },
    disabled,
    collection,
    value: valor === undefined ? [] : [String(valor)],
    inputValue: texto ?? (valor === undefined ? '' : (nombre.data ?? '')),
    highlightedValue: abierto ? apuntado : null,
    onHighlightChange: ({ highlightedValue }) => setSenalado(highlightedValue),
    openOnClick: true,
    // What is written and nobody is stays, until the person says who it is.
    allowCustomValue: true,
    selectionBehavior: 'preserve',
    positioning: { placement: 'bottom-start', strategy: 'fixed', gutter: 4, overflowPadding: 8 },
    onSelect: ({ itemValue }) => {
      const elegido = opciones.find((opcion) => valorDe(opcion) === itemValue);
      if (elegido) elegir(elegido);
    },
    onOpenChange: ({ open, reason }) => {
      setAbierto(open);
      if (open) setTexto((antes) => antes ?? '');
      else if (reason === 'escape-key') olvidar();
      else if (reason === 'interact-outside') salir();
    },
  });

  const escribir = (nuevo: string) => {
    // The library does not hear what is written after a press outside that left the focus in the field.
    combobox.setOpen(true);
    setPorResolver(false);
    setTexto(nuevo);
    setSenalado(null);
    espera.call(nuevo.trim());
    if (nuevo === '') onCambiar(undefined);
  };

  useEffect(() => {
    if (!porResolver || buscando) return;
    setPorResolver(false);
    const [unica, ...otras] = opciones;
    if (!unica || otras.length > 0) return;
    elegir(unica);
    combobox.setOpen(false);
  });

  return {
    combobox,
    opciones,
    /** How many more there are, that nobody sees until more is written. */
    otras: busqueda.data?.otras ?? 0,
    buscando,
    /** Something is written, and it is nobody. */
    sinElegir: !abierto && !porResolver && escrito !== '',
    error: busqueda.error,
    escribir,
    /** The focus leaves. The library may not have heard it: it begins to listen some time after it opens. */
    salir: () => {
      combobox.setOpen(false);
      salir();
    },
    limpiar: () => {
      onCambiar(undefined);
      olvidar();
      combobox.focus();
    },
    /** Before the library: what was found until now is not yet what was written, unless the person pointed at somebody. */
    onKeyDownCapture: (evento: KeyboardEvent) => {
      // They move over what is written; the library would move over the list.
      if (evento.key === 'Home' || evento.key === 'End') evento.stopPropagation();
      if (evento.key !== 'Enter' || !abierto || !buscando || collection.has(senalado)) return;
      evento.preventDefault();
      resolver();
    },
  };
};
