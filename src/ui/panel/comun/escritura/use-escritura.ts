import { useMutation, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { cumplirOrden, type Orden } from '@/application/servicios/orden';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type { Duda } from '@/domain/borradores/duda';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { pareceCaida, quedoSinConfirmar, sigueSinConfirmar } from '@/domain/shared/errores/error-transporte';
import type { Entrada } from '@/domain/sin-red/cola';
import { toaster } from '@/ui/shared/toast-store';
import { ContextoConexion } from '../conexion/conexion-actual';
import { avisarError } from '../datos/avisar-error';
import { useClaveIdempotencia } from '../formulario/clave-idempotencia';
import { useUnaVez } from '../formulario/use-una-vez';
import { usePanel } from '../panel/use-panel';
import { anotarDuda, olvidarDuda, prepararDudas } from './comprobar-duda';
import { consultaDudas, mirarDudas, mirarTodo, sinTerminar } from './dudas.queries';
import { GUARDADO_AQUI } from './guardado-aqui';

/** Long enough for a network that blinked. */
const PAUSA_MS = 1000;

interface Opciones<V, R> {
  /** Names the write and what it is about, as its draft: `abono:7`. */
  nombre: string;
  /** What is being written, as a person would call it. */
  que: (valores: V) => string;
  /** A call that cannot be kept as data is given as it is: its doubt lasts as long as its form. */
  hacer: (valores: V, clave: string) => Orden<R> | (() => Promise<R>);
  alHacer: (hecho: R) => void;
  alRechazar?: (error: unknown) => void;
  /** For what has no form to say it in: the page says it from then on. */
  alDudar?: () => void;
  /** For what may be done without a network: it was left on this device, and is sent when there is one. */
  alEncolar?: (entrada: Entrada) => void;
}

/** How a write ended that was left on this device. */
interface Encolada {
  encolada: Entrada;
}
const estaEncolada = (hecho: unknown): hecho is Encolada =>
  typeof hecho === 'object' && hecho !== null && 'encolada' in hecho;

/** A write that was sent, and how to send it again. */
interface Enviada<R> {
  duda: Duda;
  cumplir: () => Promise<R>;
  repetir: () => Promise<R>;
}

/** What a form shows while it is not known whether what it sent was stored. */
export interface EnDuda {
  que: string;
  desde: number;
  /** False when only looking tells: then the person says that they looked. */
  seComprueba: boolean;
  comprobar: () => void;
}

/**
 * Whether what is written may be left on this device when there is no network, and how. Its code comes when a form opens:
 * without a network it could not come.
 */
const useColaDeEscritura = (nombre: string, seUsa: boolean) => {
  const { servicios } = usePanel();
  const hayRed = useContext(ContextoConexion) === 'bien';
  const [abierta, setAbierta] = useState<boolean | null>(null);
  const codigo = useRef<Promise<typeof import('./encolar') | null> | null>(null);
  const corrige = useRef<string | null>(null);
  const elegido = seUsa && servicios.haySinRed();
  useEffect(() => {
    if (!elegido) return;
    const traido = import('./encolar').catch(() => null);
    const abierto = traido
      .then((suyo) => suyo?.alAbrirFormulario(servicios, nombre, setAbierta))
      .catch(() => undefined);
    // Without its code nothing is left here.
    void abierto.then((suyo) => suyo ?? setAbierta(false));
    const corregir = (entrada: string | null | undefined): void => {
      // Mounted twice, the second time it was taken already.
      corrige.current ??= entrada ?? null;
    };
    // Whoever is quicker than this waits for it: what is corrected is not written anew.
    codigo.current = abierto.then((suyo) => {
      corregir(suyo?.corrige);
      return traido;
    });
    void traido.then((suyo) => suyo?.loQueCorregia(servicios, nombre)).then(corregir, () => undefined);
    return () => void abierto.then((suyo) => suyo?.dejar());
  }, [elegido, servicios, nombre]);
  return {
    hayRed,
    abierta: elegido ? abierta : false,
    dejar: async (duda: Duda, salio: boolean): Promise<Encolada | null> => {
      const traido = await codigo.current;
      const encolada = await traido?.encolar(servicios, duda, { salio, hayRed, corrige: corrige.current });
      if (!encolada) return null;
      // What this form writes next is something else.
      corrige.current = null;
      return { encolada };
    },
  };
};

const pausa = () => new Promise((seguir) => setTimeout(seguir, PAUSA_MS));

/**
 * Sends a write once, with a key of its own. When the answer is lost it asks the service again, with that key, before
 * anything else can be sent; the doubt stays on this browser until it is known, whatever the person does next.
 */
export const useEscritura = <V, R>(opciones: Opciones<V, R>) => {
  const { nombre, que, hacer, alHacer, alRechazar, alDudar, alEncolar } = opciones;
  const panel = usePanel();
  const { servicios, queryClient } = panel;
  const clave = useClaveIdempotencia(servicios.ids);
  const presente = useRef(false);
  /** The service is being asked again, and not for the first time. */
  const otraVez = useRef(false);
  const [ultima, setDudosa] = useState<Enviada<R> | null>(null);
  // The page says it too once this form is about something else: there it may have been found out, or given up.
  const dudosa = ultima && sinTerminar(queryClient).has(ultima.duda.nombre) ? ultima : null;
  const cola = useColaDeEscritura(nombre, alEncolar !== undefined);
  const { data: deAntes } = useQuery(consultaDudas(servicios));
  const guardada = deAntes?.find((duda) => duda.nombre === nombre) ?? null;

  useEffect(() => void prepararDudas({ servicios, queryClient }, nombre), [nombre, servicios, queryClient]);

  useEffect(() => {
    presente.current = true;
    return () => {
      presente.current = false;
      if (sinTerminar(queryClient).has(nombre)) void mirarDudas(queryClient);
    };
  }, [nombre, queryClient]);

  const envio = useMutation({
    networkMode: 'always',
    mutationFn: async (enviada: Enviada<R>): Promise<R | Encolada> => {
      const { duda } = enviada;
      const esNueva = sinTerminar(queryClient).get(duda.nombre) === undefined && dudosa === null;
      const salio = !esNueva || guardada !== null;
      otraVez.current = salio;
      // Nobody waits for a network that is not there: the queue asks for it, with the same key.
      if (!salio || !cola.hayRed) {
        const encolada = await cola.dejar(duda, salio);
        if (encolada) return encolada;
      }
      sinTerminar(queryClient).set(duda.nombre, 'en camino');
      // Nobody waits for it: what ends before it is written down is not written.
      if (duda.orden && esNueva) void anotarDuda(panel, duda);
      try {
        return await (esNueva ? enviada.cumplir() : enviada.repetir());
      } catch (error) {
        if (!quedoSinConfirmar(error)) throw error;
        setDudosa(enviada);
        void mirarTodo(queryClient);
        const dejarODecir = async (causa: unknown): Promise<Encolada> => {
          const encolada = pareceCaida(causa) ? await cola.dejar(duda, true) : null;
          if (encolada) return encolada;
          throw causa;
        };
        // Who waited for the limit already waited enough.
        if (!esNueva || tieneCodigo(error, 'TIEMPO_AGOTADO')) return dejarODecir(error);
        await pausa();
        otraVez.current = true;
        return enviada.repetir().catch(dejarODecir);
      }
    },
    onSuccess: (hecho, { duda }) => {
      setDudosa(null);
      clave.descartar();
      void olvidarDuda(panel, duda.nombre, { conBorrador: true });
      if (estaEncolada(hecho)) {
        toaster.success(GUARDADO_AQUI);
        if (presente.current) alEncolar?.(hecho.encolada);
      } else if (presente.current) alHacer(hecho);
      else {
        toaster.success(`Quedó registrado: ${duda.que}`);
        void mirarTodo(queryClient);
      }
    },
    onError: (error, { duda }) => {
      const sinSaberse = otraVez.current ? sigueSinConfirmar : quedoSinConfirmar;
      if (sinSaberse(error)) {
        sinTerminar(queryClient).set(duda.nombre, 'en duda');
        if (!presente.current || alDudar) void mirarDudas(queryClient);
        if (presente.current) alDudar?.();
        return;
      }
      setDudosa(null);
      void olvidarDuda(panel, duda.nombre, { conBorrador: false });
      clave.trasError(error);
      if (presente.current) alRechazar?.(error);
      else avisarError(error, `No quedó registrado: ${duda.que}`);
    },
  });

  const enviarUnaVez = useUnaVez((enviada: Enviada<R>) => envio.mutateAsync(enviada));
  const enviarValores = (valores: V): void => {
    const pedida = hacer(valores, clave.actual());
    const esLlamada = typeof pedida === 'function';
    enviarUnaVez({
      duda: {
        nombre,
        que: que(valores),
        desde: servicios.reloj.ahora().getTime(),
        orden: esLlamada ? null : pedida,
      },
      cumplir: esLlamada ? pedida : () => cumplirOrden(servicios, pedida),
      repetir: esLlamada ? pedida : () => repetirOrden(servicios, pedida) as Promise<R>,
    });
  };

  const enDuda = (): EnDuda | null => {
    if (dudosa) {
      const { duda } = dudosa;
      return { que: duda.que, desde: duda.desde, seComprueba: true, comprobar: () => enviarUnaVez(dudosa) };
    }
    if (!guardada) return null;
    const { orden } = guardada;
    const repetir = () => repetirOrden(servicios, orden as Orden<R>) as Promise<R>;
    return {
      que: guardada.que,
      desde: guardada.desde,
      seComprueba: orden !== null,
      comprobar: () => {
        if (orden) enviarUnaVez({ duda: guardada, cumplir: repetir, repetir });
        else void olvidarDuda(panel, nombre, { conBorrador: false });
      },
    };
  };

  const duda = enDuda();
  return {
    /** What is in doubt goes first, as it was sent. */
    enviar: (valores: V) => (duda ? duda.comprobar() : enviarValores(valores)),
    guardando: envio.isPending,
    error: envio.error,
    /** Grows with each refusal. */
    rechazos: envio.isError ? envio.submittedAt : 0,
    duda,
    /** Without a network it is left on this device; `null` while it is not known. */
    quedaAqui: cola.abierta,
  };
};
