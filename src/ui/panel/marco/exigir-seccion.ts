import type { UsuarioSesion } from '@/domain/sesion/sesion';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { type RutaPanel, SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';
import { rolAlcanza } from '@/domain/shared/rol';

/** Throws the 403 of the catalogue when the person's role does not open the section. */
export const exigirSeccion = (usuario: UsuarioSesion, ruta: RutaPanel): void => {
  const seccion = SECCIONES_PANEL.find((candidata) => candidata.ruta === ruta);
  if (!seccion || !rolAlcanza(usuario.rol, seccion.rol)) throw errorDeEstado(403, { serverMessage: null });
};
