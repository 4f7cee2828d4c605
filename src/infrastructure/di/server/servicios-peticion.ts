import type { ArchivosDePapeles } from '@/application/formatos/papeles-recibidos.port';
import type { ServiciosPeticion } from '@/application/servicios/secciones';
import type { ActorPeticion } from '@/application/servicios/servicios-servidor';
import type { Permisos } from '@/application/shared/permisos.port';
import type { HashContrasena } from '@/application/shared/secretos.port';
import { rolAlcanza } from '@/domain/shared/rol';
import { alPedirlas } from '@/infrastructure/di/server/al-pedirlas';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

/** One request, as each section sees it to make its services. */
export interface PeticionEnCurso {
  actor: ActorPeticion;
  permisos: Permisos;
  contexto: Contexto;
  reloj: Contexto['reloj'];
  contrasenas: HashContrasena;
  /** Nothing on the console, which receives no papers. */
  archivos: ArchivosDePapeles | undefined;
}

/** What makes some services of a request. */
export type Hechuras<S extends keyof ServiciosPeticion> = {
  readonly [K in S]: (peticion: PeticionEnCurso) => ServiciosPeticion[K];
};

/** Those of every section; whoever composes the server lists them. */
export type TodasLasHechuras = Hechuras<keyof ServiciosPeticion>;

const permisosDe = ({ rol }: ActorPeticion): Permisos => ({
  alcanza: async (requerido) => rolAlcanza(rol, requerido),
});

/** The same use-cases as the browser, over one database or transaction and one person. */
export const crearServiciosPeticion = (hechuras: TodasLasHechuras, archivos?: ArchivosDePapeles) => {
  const serviciosDe = alPedirlas<PeticionEnCurso>()({ ...hechuras });
  return (actor: ActorPeticion, contexto: Contexto, contrasenas: HashContrasena): ServiciosPeticion =>
    serviciosDe({
      actor,
      permisos: permisosDe(actor),
      contexto,
      reloj: contexto.reloj,
      contrasenas,
      archivos,
    });
};
