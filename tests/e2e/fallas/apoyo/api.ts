import { expect, type Locator, type Page } from '@playwright/test';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';

type Fila = Record<string, unknown>;

const comoFilas = (cuerpo: unknown): Fila[] => {
  if (Array.isArray(cuerpo)) return cuerpo as Fila[];
  const { data, folders } = cuerpo as { data?: unknown; folders?: unknown };
  if (folders) return folders as Fila[];
  return data ? comoFilas(data) : [cuerpo as Fila];
};

/** What the service really has, asked as the administrator and past every fault of the page. */
export const abrirApi = async ({ url }: ServidorReal) => {
  const ingresar = async () => {
    const respuesta = await fetch(`${url}/auth-api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMINISTRADOR),
    });
    return ((await respuesta.json()) as { data: { token: string; user: object } }).data;
  };
  const { token, user } = await ingresar();
  const pedir = async (metodo: string, ruta: string, cuerpo?: object, conToken = token) => {
    const respuesta = await fetch(url + ruta, {
      method: metodo,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${conToken}` },
      ...(cuerpo ? { body: JSON.stringify(cuerpo) } : {}),
    });
    if (!respuesta.ok) throw new Error(`${metodo} ${ruta}: ${respuesta.status} ${await respuesta.text()}`);
    const texto = await respuesta.text();
    return texto === '' ? null : (JSON.parse(texto) as unknown);
  };
  const terminarSesion = (suToken: string) => pedir('POST', '/auth-api/auth/logout', undefined, suToken);
  return {
    filas: async (ruta: string): Promise<Fila[]> => comoFilas(await pedir('GET', `/dashboard-api${ruta}`)),
    crear: async (ruta: string, cuerpo: object): Promise<Fila> =>
      (await pedir('POST', `/dashboard-api${ruta}`, cuerpo)) as Fila,
    cambiar: (ruta: string, cambios: object) => pedir('PUT', `/dashboard-api${ruta}`, cambios),
    obtener: async (ruta: string): Promise<Fila> =>
      (await comoFilas(await pedir('GET', `/dashboard-api${ruta}`)))[0] ?? {},
    /** The names of the files of a folder. */
    archivos: async (carpeta: string): Promise<string[]> => {
      const consulta = new URLSearchParams({ path: carpeta });
      const listado = (await pedir('GET', `/dashboard-api/storage/list?${consulta}`)) as { files: Fila[] };
      return listado.files.map(({ name }) => String(name));
    },
    /** What a browser keeps of somebody signed in. */
    sesion: { token, user },
    /** Ends a session as an expiry would: its next call gets 401. */
    terminarSesion,
    /**
     * Ends that of whoever works in a page, who then presses `boton`: they end at sign-in, whether the press finds it
     * out or what the page asks by itself came a moment before.
     */
    terminarLaDe: async (page: Page, boton: Locator): Promise<void> => {
      await terminarSesion(await page.evaluate(() => localStorage.getItem('authToken') ?? ''));
      const enLogin = () => new URL(page.url()).pathname === '/login';
      await expect(async () => {
        if (!enLogin()) await boton.click({ timeout: 2_000 });
      }).toPass();
      await expect(page).toHaveURL(/\/login/);
    },
  };
};
