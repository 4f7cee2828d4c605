import type { SitioPublico } from '@/domain/sitio/sitio-guardado';

/** A house, as any visitor may know it. */
interface Casa {
  nombre: string;
  direccion: string;
  municipio: string | null;
  telefono: string | null;
}

/**
 * The houses that are published: those that somebody wrote for the site and no others, since one may be left out so that
 * nobody finds it; while nobody wrote any, those of their own section.
 */
export const sedesDelSitio = (deSuSeccion: Casa[], sitio: Pick<SitioPublico, 'contenido'> | null): Casa[] =>
  sitio?.contenido.sedes?.sedes.map(({ nombre, direccion, telefono }) => ({
    nombre,
    direccion,
    municipio: deSuSeccion.find((casa) => casa.nombre === nombre)?.municipio ?? null,
    telefono,
  })) ?? deSuSeccion;
