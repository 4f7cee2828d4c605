import { actualizarSede } from '@/application/sedes/actualizar-sede';
import { crearSede } from '@/application/sedes/crear-sede';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { eliminarRegistro } from '@/application/shared/eliminar-registro';
import { sinRechazar } from '@/application/shared/lista';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_SEDE } from '@/domain/sedes/datos-sede';

interface Puertos {
  sedes: SedeRepository;
  permisos: Permisos;
}

/** What a request may ask of the sedes. */
export const sedesDePeticion = (puertos: Puertos) => ({
  listar: puertos.sedes.listar,
  buscar: puertos.sedes.buscar,
  obtener: puertos.sedes.obtener,
  crear: crearSede(puertos),
  actualizar: actualizarSede(puertos),
  eliminar: eliminarRegistro({ ...puertos, registros: puertos.sedes, sinId: MENSAJE_ID_SEDE }),
});

/** What the panel may: its lists never reject. */
export const sedesDelPanel = (puertos: Puertos) => ({
  ...sedesDePeticion(puertos),
  listar: sinRechazar(puertos.sedes.listar),
});
