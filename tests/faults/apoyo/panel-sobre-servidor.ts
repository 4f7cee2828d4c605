import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import type { Seccion, ServiciosPanel } from '@/application/servicios/servicios-panel';
import { cargar, crearContenedorCon } from '@/infrastructure/di/web/comun/contenedor';
import { EN_EL_NAVEGADOR } from '@/infrastructure/di/web/lista-de-secciones';
import { casosDe, type Modulo, puerto } from '@/infrastructure/di/web/nombres';
import { crearClienteHttp } from '@/infrastructure/http/cliente/cliente-http';

const SECCIONES = ['mensualidades', 'participantes', 'bitacora', 'acudientes'] as const satisfies Seccion[];

interface Servidor {
  /** Where the service is now; waits while there is none. */
  url(): Promise<string>;
  token: string;
  /** Before each request of the panel leaves. */
  alPedir(): void;
}

/** The panel's own use-cases over a service that comes and goes: only what the queue sends. */
export const panelSobreServidor = async ({ url, token, alPedir }: Servidor): Promise<ServiciosPanel> => {
  const buscar: typeof fetch = async (destino, opciones) => {
    const direccion = (await url()) + String(destino);
    alPedir();
    return fetch(direccion, opciones);
  };
  const cliente = crearClienteHttp({
    fetch: buscar,
    origen: 'http://127.0.0.1',
    enLinea: () => true,
    base: '/dashboard-api',
    token: () => token,
    alRechazarSesion: () => undefined,
  });
  const comunes: Modulo = ({ bind }) => {
    bind(puerto('clienteDashboard')).toConstantValue(cliente);
    bind(puerto('registro')).toConstantValue(registroMudo);
    bind(puerto('reloj')).toConstantValue({ ahora: () => new Date() });
    bind(puerto('permisos')).toConstantValue({ alcanza: async () => true });
  };
  const contenedor = crearContenedorCon([comunes]);
  const traidos = new Set<Modulo>();
  for (const seccion of SECCIONES) {
    const { modulos } = await EN_EL_NAVEGADOR[seccion]();
    for (const modulo of modulos.filter((uno) => !traidos.has(uno))) {
      traidos.add(modulo);
      cargar(contenedor, modulo);
    }
  }
  return Object.fromEntries(
    SECCIONES.map((seccion) => [seccion, async () => contenedor.get(casosDe(seccion))]),
  ) as unknown as ServiciosPanel;
};
