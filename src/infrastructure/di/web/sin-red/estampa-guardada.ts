import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { type Estampa, nombreDeEstampa } from '@/domain/sin-red/estampa';
import { leerUnaVez } from '@/infrastructure/browser/sin-red/leer-una-vez';
import { ajustesDelBuild } from '../ajustes';

// Without the client of the services, its schemas and its errors: this runs before the panel, and only to look.
const pedirClave = async (token: string): Promise<string | null> => {
  const respuesta = await fetch(`${ajustesDelBuild().authApi}/auth/clave-borradores`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
  });
  return respuesta.ok ? (await respuesta.json()).clave : null;
};

/**
 * How that list was last seen by whoever is signed in, if the service says that they still are; `null` otherwise.
 * Rejects where the browser keeps nothing.
 */
export const leerEstampa = async (ruta: string, ahora: Date): Promise<Estampa | null> => {
  const token = localStorage.getItem(CLAVES_LOCALES.authToken);
  const { id, userId, rol } = JSON.parse(localStorage.getItem(CLAVES_LOCALES.currentUser) ?? '{}');
  if (token === null) return null;
  const texto = await leerUnaVez(window.crypto, {
    dueno: String(id ?? userId),
    nombre: nombreDeEstampa(ruta),
    dada: pedirClave(token),
    ahora: ahora.getTime(),
  });
  const estampa: Estampa | null = texto === null ? null : JSON.parse(texto);
  return estampa?.rol === rol ? estampa : null;
};
