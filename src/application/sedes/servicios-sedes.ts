import { actualizarSede } from '@/application/sedes/actualizar-sede';
import { crearSede } from '@/application/sedes/crear-sede';
import { eliminarSede } from '@/application/sedes/eliminar-sede';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { sinRechazar } from '@/application/shared/lista';
import type { Permisos } from '@/application/shared/permisos.port';

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
  eliminar: eliminarSede(puertos),
});

/** What the panel may: its lists never reject. */
export const sedesDelPanel = (puertos: Puertos) => ({
  ...sedesDePeticion(puertos),
  listar: sinRechazar(puertos.sedes.listar),
});
