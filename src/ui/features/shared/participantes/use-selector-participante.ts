import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Participante } from '@/domain/participantes/participante';
import { BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import type { Id } from '@/domain/shared/id';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { usePanel } from '../panel/use-panel';
import { consultaNombreParticipante, consultaParticipantesBuscados } from './participantes-buscados.queries';

const PASOS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * State of a combobox of participantes. `valor` is who is chosen; writing searches. Whoever leaves with something written
 * gets the only person it finds, or keeps what they wrote and nobody chosen: never the one of before.
 */
export const useSelectorParticipante = (valor: Id | undefined, onCambiar: (id: Id | undefined) => void) => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  /** What is being written; null while nothing is. */
  const [texto, setTexto] = useState<string | null>(null);
  const [buscado, setBuscado] = useState('');
  const [activo, setActivo] = useState(0);
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
  const opciones: readonly Participante[] = busqueda.data ?? [];
  const escrito = texto?.trim() ?? '';
  const buscando = busqueda.isFetching || busqueda.isPlaceholderData || escrito !== buscado;

  const cerrar = () => {
    espera.cancel();
    setAbierto(false);
    setPorResolver(false);
    setTexto(null);
    setBuscado('');
    setActivo(0);
  };
  const elegir = (participante: Participante) => {
    cliente.setQueryData(
      consultaNombreParticipante(servicios, participante.id).queryKey,
      participante.nombre,
    );
    onCambiar(participante.id);
    cerrar();
  };
  const escribir = (nuevo: string) => {
    setAbierto(true);
    setPorResolver(false);
    setTexto(nuevo);
    setActivo(0);
    espera.call(nuevo.trim());
    if (nuevo === '') onCambiar(undefined);
  };
  const abrir = () => {
    setAbierto(true);
    setTexto((antes) => antes ?? '');
  };
  const resolver = () => {
    espera.cancel();
    setBuscado(escrito);
    setPorResolver(true);
  };
  useEffect(() => {
    if (!porResolver || buscando) return;
    setPorResolver(false);
    const [unica, ...otras] = opciones;
    if (unica && otras.length === 0) elegir(unica);
  });
  const salir = () => {
    if (escrito === '') return cerrar();
    setAbierto(false);
    onCambiar(undefined);
    resolver();
  };
  const mover = (paso: number) => {
    if (!abierto) abrir();
    else if (opciones.length > 0) setActivo((activo + paso + opciones.length) % opciones.length);
  };

  const onKeyDown = (evento: KeyboardEvent) => {
    const paso = PASOS[evento.key];
    const senalado = opciones[activo];
    if (paso) mover(paso);
    else if (evento.key !== 'Enter' || !abierto) return;
    else if (buscando) resolver();
    else if (senalado) elegir(senalado);
    else return;
    evento.preventDefault();
  };

  // The dialog around it listens to the key itself, before React does: the list has to hear it first.
  const caja = useRef<HTMLDivElement>(null);
  const alEscape = useRef(cerrar);
  useEffect(() => {
    alEscape.current = cerrar;
  });
  useEffect(() => {
    const elemento = caja.current;
    if (!elemento || !abierto) return;
    const cerrarLista = (evento: globalThis.KeyboardEvent) => {
      if (evento.key !== 'Escape') return;
      evento.preventDefault();
      evento.stopPropagation();
      alEscape.current();
    };
    elemento.addEventListener('keydown', cerrarLista);
    return () => elemento.removeEventListener('keydown', cerrarLista);
  }, [abierto]);

  return {
    caja,
    abierto,
    activo,
    opciones,
    /** What the field shows: what is written, else the name of who is chosen. */
    mostrado: texto ?? (valor === undefined ? '' : (nombre.data ?? '')),
    buscando,
    /** Something is written, and it is nobody. */
    sinElegir: !abierto && !porResolver && escrito !== '',
    error: busqueda.error,
    abrir,
    limpiar: () => {
      onCambiar(undefined);
      cerrar();
    },
    salir,
    elegir,
    escribir,
    onKeyDown,
  };
};
