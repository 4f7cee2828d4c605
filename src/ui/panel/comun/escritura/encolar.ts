import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Duda } from '@/domain/borradores/duda';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
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

/**
 * `salio`: it was sent and nobody answered. With a network only what nobody but this device knows of is left here:
 * somebody admitted without one, or what corrects an entry that the service refused.
 */
type Situacion = { salio: true } | { salio: false; hayRed: boolean; corrige?: string | null };

const YA_DECIDIDA =
  'Esto ya se decidió en otra ventana y no se registró otra vez: mire cómo quedó antes de escribirlo de nuevo';

/**
 * Leaves a write on this device, to be sent when there is a network, with the key that it has. `null` where that cannot
 * be: everything goes on as if there were no queue. Throws SIN_ESPACIO when it does not fit and nothing has left yet, and
 * CONFLICTO when what it corrects was decided meanwhile: it may be stored.
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
    if (!cola.abierta()) return null;
    const corregida = (await cola.listar()).entradas.find(({ id }) => id === corrige);
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
    if (!salio && (tieneCodigo(causa, 'SIN_ESPACIO') || tieneCodigo(causa, 'CONFLICTO'))) throw causa;
    return null;
  }
};
