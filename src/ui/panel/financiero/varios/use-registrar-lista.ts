import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cumplirOrden, type Orden, orden } from '@/application/servicios/orden';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import { type DatosPago, type Pago, validarDatosPago } from '@/domain/mensualidades/pago';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type CodigoError, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { pareceCaida, quedoSinConfirmar, sigueSinConfirmar } from '@/domain/shared/errores/error-transporte';
import type { Entrada } from '@/domain/sin-red/cola';
import { ContextoConexion } from '@/ui/panel/comun/conexion/conexion-actual';
import { explicarError } from '@/ui/panel/comun/datos/explicar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { anotarDuda, olvidarDuda } from '@/ui/panel/comun/escritura/comprobar-duda';
import { mirarDudas, mirarTodo, sinTerminar } from '@/ui/panel/comun/escritura/dudas.queries';
import { useUnaVez } from '@/ui/panel/comun/formulario/use-una-vez';
import { type ContextoPanel, usePanel } from '@/ui/panel/comun/panel/use-panel';
import { reciboDePago } from '../enlaces/recibo-para-enviar';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { datosDe, type FilaMirada } from './mirar-lista';
import { estaEnDuda, type FilaDePago, porRegistrar, type ValoresLista } from './valores-lista';

/** The service looked at the row and stored nothing of it: the others go on. */
const DE_LA_FILA: readonly CodigoError[] = [
  ...(['VALIDACION', 'CONFLICTO', 'DUPLICADO', 'NO_ENCONTRADO'] as const),
  ...(['VERSION_OBSOLETA', 'DEMASIADO_GRANDE'] as const),
];

/** Long enough for a network that blinked. */
const PAUSA_MS = 1000;
const pausa = () => new Promise((seguir) => setTimeout(seguir, PAUSA_MS));

type Final = { pago: Pago } | { rechazo: string } | { encolada: Entrada } | 'EN_DUDA';

const enPalabras = (error: unknown): string => {
  const { causa, deCampos } = explicarError(error);
  return deCampos.length > 0 ? deCampos.join(' ') : causa;
};

/** Sends one row, or asks again for it. Throws what is not of the row, and then nothing of it was stored. */
const enviarFila = async (
  panel: ContextoPanel,
  { fila, datos, hayRed }: { fila: FilaDePago; datos: DatosPago; hayRed: boolean },
): Promise<Final> => {
  const { servicios, queryClient } = panel;
  const { clave, pagador } = fila;
  const pedida: Orden<Pago> = orden('pagos', 'registrar', pagador?.clave ?? '', datos, { clave });
  const nombre = `pago-de-lista:${clave}`;
  const desde = servicios.reloj.ahora().getTime();
  const repetida = estaEnDuda(fila);
  const que = `Pago de ${formatearPesos(datos.valor)} de ${pagador?.nombre}`;
  const duda = { nombre, que, desde, orden: pedida };
  /** On this device, where that was chosen; `salio` when it was sent and nobody answered. */
  const dejarAqui = async (salio: boolean): Promise<Final | null> => {
    if (repetida || !servicios.haySinRed()) return null;
    const { encolar } = await import('@/ui/panel/comun/escritura/encolar');
    const encolada = await encolar(servicios, duda, salio ? { salio } : { salio, hayRed });
    return encolada && { encolada };
  };
  const siNadieResponde = async (error: unknown) => (pareceCaida(error) ? dejarAqui(true) : null);
  const aqui = await dejarAqui(false);
  if (aqui) return aqui;
  if (repetida) sinTerminar(queryClient).set(nombre, 'en camino');
  else await anotarDuda(panel, duda);
  const olvidar = () => olvidarDuda(panel, nombre, { conBorrador: false });
  const repetir = async (): Promise<Final> => {
    try {
      return { pago: (await repetirOrden(servicios, pedida)) as Pago };
    } catch (error) {
      const dejada = await siNadieResponde(error);
      if (dejada) return dejada;
      if (sigueSinConfirmar(error)) return 'EN_DUDA';
      return { rechazo: enPalabras(error) };
    }
  };
  const primera = async (): Promise<Final> => {
    try {
      return { pago: await cumplirOrden(servicios, pedida) };
    } catch (error) {
      if (!quedoSinConfirmar(error)) {
        if (esErrorAplicacion(error) && DE_LA_FILA.includes(error.codigo))
          return { rechazo: enPalabras(error) };
        await olvidar();
        throw error;
      }
      // Who waited for the limit already waited enough.
      if (error.codigo === 'TIEMPO_AGOTADO') return (await siNadieResponde(error)) ?? 'EN_DUDA';
      await pausa();
      return repetir();
    }
  };
  const final = await (repetida ? repetir() : primera());
  if (final === 'EN_DUDA') sinTerminar(queryClient).set(nombre, 'en duda');
  else await olvidar();
  return final;
};

/** Asked when the list opens: without a network its code could not come. */
const useQuedaAqui = (servicios: ContextoPanel['servicios']): boolean => {
  const [abierta, setAbierta] = useState(false);
  useEffect(() => {
    if (!servicios.haySinRed()) return;
    const abierto = import('@/ui/panel/comun/escritura/encolar').then(({ alAbrirFormulario }) =>
      alAbrirFormulario(servicios, 'pago-de-lista', setAbierta),
    );
    abierto.catch(() => undefined);
    return () =>
      void abierto.then(
        ({ dejar }) => dejar(),
        () => undefined,
      );
  }, [servicios]);
  return abierta;
};

/**
 * Sends the rows one after another, each with its own key. What the service refuses is said in its row, and the next ones
 * go on but for those of the same person, which were laid over it; at the first whose answer is lost it stops.
 */
export const useRegistrarLista = (
  formulario: Pick<UseFormReturn<ValoresLista>, 'getValues' | 'setValue'>,
  alTerminar: () => void,
) => {
  const panel = usePanel();
  const { servicios, queryClient } = panel;
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const hayRed = useContext(ContextoConexion) === 'bien';
  const quedaAqui = useQuedaAqui(servicios);
  const [enCurso, setEnCurso] = useState<string | null>(null);
  const presente = useRef(false);

  useEffect(() => {
    presente.current = true;
    return () => {
      presente.current = false;
      void mirarDudas(queryClient);
    };
  }, [queryClient]);

  const cambiar = (clave: string, cambios: Partial<FilaDePago>): void => {
    const n = formulario.getValues('filas').findIndex((fila) => fila.clave === clave);
    if (n < 0) return;
    const fila = formulario.getValues(`filas.${n}`);
    formulario.setValue(`filas.${n}`, { ...fila, ...cambios }, { shouldDirty: true });
  };

  const enviarUna = async (
    fila: FilaDePago,
    datos: DatosPago,
  ): Promise<'SIGUE' | 'RECHAZADA' | 'EN_DUDA'> => {
    const { clave } = fila;
    setEnCurso(clave);
    // Written before it is sent: a page that goes meanwhile comes back with what it does not know.
    cambiar(clave, { estado: 'EN_DUDA', enviado: datos, rechazo: '' });
    const final = await enviarFila(panel, { fila, datos, hayRed }).catch((error: unknown) => {
      cambiar(clave, { estado: 'POR_REGISTRAR', enviado: null });
      throw error;
    });
    if (final === 'EN_DUDA') return 'EN_DUDA';
    if ('encolada' in final) {
      cambiar(clave, { estado: 'POR_ENVIAR', encolada: final.encolada });
      return 'SIGUE';
    }
    if ('pago' in final) {
      cambiar(clave, { estado: 'REGISTRADA', recibo: reciboDePago(final.pago) });
      return 'SIGUE';
    }
    // Corrected, it is another request.
    cambiar(clave, {
      ...{ estado: 'POR_REGISTRAR', enviado: null, confirmado: '' },
      ...{ clave: servicios.ids.nuevo(), rechazo: final.rechazo },
    });
    return 'RECHAZADA';
  };

  const enviarTodas = async (envios: readonly (readonly [FilaDePago, DatosPago])[]): Promise<void> => {
    const rechazados = new Set<string>();
    for (const [fila, datos] of envios) {
      const quien = fila.pagador?.documento ?? fila.pagador?.clave ?? '';
      if (rechazados.has(quien)) continue;
      const final = await enviarUna(fila, datos);
      if (final === 'EN_DUDA') return;
      if (final === 'RECHAZADA') rechazados.add(quien);
    }
  };

  const envio = useMutation({
    networkMode: 'always',
    mutationFn: enviarTodas,
    onSettled: async () => {
      setEnCurso(null);
      const { filas } = formulario.getValues();
      if (filas.some(estaEnDuda)) {
        if (!presente.current) void mirarDudas(queryClient);
        void mirarTodo(queryClient);
        return;
      }
      await refrescar();
      if (presente.current && porRegistrar(filas).length === 0) alTerminar();
    },
  });
  const enviarUnaVez = useUnaVez(envio.mutateAsync);

  return {
    enCurso,
    /** Without a network the rows are left on this device. */
    quedaAqui,
    guardando: envio.isPending,
    /** What stopped the list and is of none of its rows. */
    error: envio.error,
    rechazos: envio.submittedAt,
    /** As they were looked at: nothing is laid otherwise than what was seen. */
    registrar: (valores: ValoresLista, miradas: ReadonlyMap<string, FilaMirada>) =>
      enviarUnaVez(
        porRegistrar(valores.filas).map((fila) => {
          const partes = miradas.get(fila.clave)?.partes ?? [];
          return [fila, validarDatosPago(datosDe(valores, fila, partes))] as const;
        }),
      ),
    /** Asks again for what is in doubt, as it was sent, before anything new is. */
    comprobar: () =>
      enviarUnaVez(
        formulario
          .getValues('filas')
          .filter(estaEnDuda)
          .flatMap((fila) => (fila.enviado ? [[fila, fila.enviado] as const] : [])),
      ),
  };
};
