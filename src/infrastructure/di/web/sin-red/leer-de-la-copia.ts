import type { Container } from 'inversify';
import type { LecturaSinRed } from '@/application/sin-red/trabajo-sin-red';
import { pareceCaida } from '@/domain/shared/errores/error-transporte';
import { errorNoSeGuarda } from '@/infrastructure/browser/sin-red/lectura-de-copia';
import { type Puertos, puerto } from '../nombres';
import type { RepositoriosDeCopia } from './repositorios-de-copia';

type Lectura = (...argumentos: unknown[]) => Promise<unknown>;
type Guardados = keyof RepositoriosDeCopia;

/** What of each port a copy can answer. */
const LECTURAS: { readonly [P in Guardados]: readonly (keyof RepositoriosDeCopia[P])[] } = {
  participantes: ['listar', 'buscar', 'obtener'],
  acudientes: ['listar', 'listarDeParticipante', 'buscar', 'obtener'],
  mensualidades: ['listar', 'buscar', 'obtener'],
  sedes: ['listar', 'buscar', 'obtener'],
  estancias: ['listar', 'ocupacion', 'movimientos'],
  novedades: ['listar', 'delTurno'],
  finanzas: ['cartera', 'estadoDePagador'],
  formatos: ['listar', 'obtener'],
  configuracion: ['obtener'],
};

/** The adapter, with those reads answered by the copy when the service is not there. */
const conCopia = <P extends Guardados>(
  nombre: P,
  adaptador: Puertos[P],
  cargarLectura: () => Promise<LecturaSinRed>,
): Puertos[P] => {
  const deRed = adaptador as unknown as Record<string, Lectura>;
  const lecturas = (LECTURAS[nombre] as readonly string[]).map((metodo) => [
    metodo,
    async (...argumentos: unknown[]) =>
      (await cargarLectura()).leer(async () => deRed[metodo]?.(...argumentos), nombre, metodo, argumentos),
  ]);
  return { ...adaptador, ...Object.fromEntries(lecturas) };
};

/**
 * The only place where the copy stands behind the ports: asked once, before any of them is made. What is not kept says
 * so, instead of asking the person to look at their connection.
 */
export const leerDeLaCopia = (contenedor: Container): void => {
  const cargarLectura = async (): Promise<LecturaSinRed> => {
    const trabajo = await contenedor.get(puerto('equipo')).cargarSinRed();
    if (!trabajo) throw new Error('Este panel no trabaja sin red');
    return trabajo.lectura;
  };
  const ponerTras = <P extends Guardados>(nombre: P): void => {
    contenedor.onActivation(puerto(nombre), (_contexto, adaptador: Puertos[P]) =>
      conCopia(nombre, adaptador, cargarLectura),
    );
  };
  for (const nombre of Object.keys(LECTURAS) as Guardados[]) ponerTras(nombre);
  contenedor.onActivation(puerto('clienteDashboard'), (_contexto, cliente) => ({
    ...cliente,
    pedir: async (peticion) => {
      try {
        return await cliente.pedir(peticion);
      } catch (error) {
        if (peticion.metodo !== 'GET' || !pareceCaida(error)) throw error;
        throw (await (await cargarLectura()).hay()) ? errorNoSeGuarda(error) : error;
      }
    },
  }));
  // While there is a network: when it is needed it may be gone.
  void import('./repositorios-de-copia').catch(() => undefined);
};
