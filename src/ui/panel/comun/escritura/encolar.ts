import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { EN_COLA } from '@/application/sin-red/cola';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import type { Duda } from '@/domain/borradores/duda';
import { ErrorAplicacion, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import type { Entrada } from '@/domain/sin-red/cola';
import { sePuedeSinRed } from '@/domain/sin-red/ordenes-sin-red';
import { tieneLocal } from '@/domain/sin-red/referencias';

/**
 * Tells whether what a form writes may be left on this device, also as the vault is opened in front of it. Answers the
 * entry of the queue that the form was opened to correct, and how to stop.
 */
export const alAbrirFormulario = async (
  servicios: ServiciosPanel,
  nombre: string,
  alSaber: (abierta: boolean) => void,
): Promise<{ corrige: string | null; dejar: () => void }> => {
  const cola = await servicios.cargarCola();
  const decir = () => alSaber(cola.abierta());
  decir();
  return { corrige: cola.tomarCorreccion(nombre), dejar: cola.suscribir(decir) };
};

/** The same, of a form that comes back with its draft after a reload; it waits for what opens that draft. */
export const loQueCorregia = async (servicios: ServiciosPanel, nombre: string): Promise<string | null> =>
  (await (await servicios.cargarBorradores()).leer(nombre))?.corrige ?? null;

/**
 * `salio`: it was sent and nobody answered. With a network only what nobody but this device knows of is left here:
 * somebody admitted without one, or what corrects an entry that the service refused.
 */
type Situacion = { salio: true } | { salio: false; hayRed: boolean; corrige?: string | null };

const YA_DECIDIDA =
  'Esto ya se decidió en otra ventana y no se registró otra vez: mire cómo quedó antes de escribirlo de nuevo';

const CERRADA =
  'Esto corrige lo que espera en este equipo, y está cerrado: no se envió, para que no quede dos veces. Ábralo con su PIN, o entre de nuevo con conexión, y guarde otra vez';

/**
 * Whether what is being corrected can be settled. Closed meanwhile, the service opens it; false once nothing is kept here any
 * more. Throws COFRE_CERRADO: what still waits would go twice, and of what does not, only what is closed tells whether it arrived.
 */
const seDejaCorregir = async (servicios: ServiciosPanel, cola: ColaDelPanel): Promise<boolean> => {
  const trabajo = await servicios.cargarSinRed();
  await trabajo?.cerradura
    .abrirConServicio()
    .catch((causa: unknown) => servicios.registro.aviso('No se pudo abrir lo de este equipo', causa));
  if (cola.abierta()) return true;
  const cofre = await servicios.cargarCofre();
  if (cofre.estado() === 'apagado' && (await cofre.cuantos(EN_COLA)) === 0) return false;
  throw new ErrorAplicacion('COFRE_CERRADO', CERRADA);
};

/**
 * Leaves a write on this device, to be sent when there is a network, with the key that it has. `null` where that cannot
 * be: everything goes on as if there were no queue. Throws SIN_ESPACIO when it does not fit and nothing has left yet; of
 * what corrects an entry, whatever leaves that one unsettled, and CONFLICTO when it was decided meanwhile: it may be stored.
 */
export const encolar = async (
  servicios: ServiciosPanel,
  { nombre, que, desde, orden }: Duda,
  situacion: Situacion,
): Promise<Entrada | null> => {
  const { salio } = situacion;
  if (!orden || !sePuedeSinRed(orden)) return null;
  const corrige = salio ? null : situacion.corrige;
  if (!salio && situacion.hayRed && !corrige && tieneLocal(orden.argumentos).length === 0) return null;
  try {
    const cola = await servicios.cargarCola();
    if (!cola.abierta() && !(corrige && (await seDejaCorregir(servicios, cola)))) return null;
    const corregida = corrige && (await cola.listar()).entradas.find(({ id }) => id === corrige);
    // What ended is erased in time, and at sign-out: that it is not there does not say that it was not stored.
    if (corrige && !corregida) throw errorConflicto(YA_DECIDIDA);
    // What was given up is written anew, as anything else.
    if (corregida && corregida.estado.tipo !== 'descartada') {
      const seguia =
        corregida.estado.tipo === 'rechazada' && (await cola.corregir({ ...corregida, que }, orden));
      if (!seguia) throw errorConflicto(YA_DECIDIDA);
      void cola.vigilante.avisar();
      return { ...corregida, que, orden, estado: { tipo: 'por enviar' } };
    }
    const hora = cola.horaDelServicio();
    const pasado = servicios.reloj.ahora().getTime() - desde;
    const enDuda = salio ? { desde, servicio: hora === null ? null : hora - pasado } : undefined;
    const entrada = await cola.anotar({ nombre, que, orden, ...(enDuda ? { enDuda } : {}) });
    void cola.vigilante.avisar();
    return entrada;
  } catch (causa) {
    servicios.registro.aviso('No se pudo guardar en este equipo lo que se hizo sin red', causa);
    if (corrige || (!salio && tieneCodigo(causa, 'SIN_ESPACIO'))) throw causa;
    return null;
  }
};
