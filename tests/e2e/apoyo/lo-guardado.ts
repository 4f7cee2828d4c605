import type { Page } from '@playwright/test';

interface LoGuardado {
  bases: string;
  cajas: string;
  almacenes: string;
}

/** Everything that this browser keeps of the site, as text: IndexedDB, caches, and both storages. */
export const guardadoEn = (page: Page): Promise<LoGuardado> =>
  page.evaluate(async () => {
    const comoTexto = (valor: unknown): string =>
      JSON.stringify(valor, (_clave, dato: unknown) =>
        dato instanceof Uint8Array ? new TextDecoder('latin1').decode(dato) : dato,
      );
    const deLaBase = async (nombre: string): Promise<string> => {
      const base = await new Promise<IDBDatabase>((listo, fallo) => {
        const pedido = indexedDB.open(nombre);
        pedido.onsuccess = () => listo(pedido.result);
        pedido.onerror = () => fallo(pedido.error);
      });
      const almacenes = await Promise.all(
        [...base.objectStoreNames].map(
          (almacen) =>
            new Promise<string>((listo, fallo) => {
              const pedido = base.transaction(almacen).objectStore(almacen).getAll();
              pedido.onsuccess = () => listo(comoTexto(pedido.result));
              pedido.onerror = () => fallo(pedido.error);
            }),
        ),
      );
      base.close();
      return almacenes.join();
    };
    const bases = await Promise.all((await indexedDB.databases()).map(({ name = '' }) => deLaBase(name)));
    const cajas = await Promise.all(
      (await caches.keys()).map(async (nombre) => {
        const caja = await caches.open(nombre);
        const textos = (await caja.keys()).map(async (pedido) => (await caja.match(pedido))?.text() ?? '');
        return (await Promise.all(textos)).join();
      }),
    );
    return {
      bases: bases.join('\n'),
      cajas: cajas.join('\n'),
      almacenes: comoTexto([{ ...localStorage }, { ...sessionStorage }]),
    };
  });

export const todoLoGuardado = async (page: Page): Promise<string> =>
  Object.values(await guardadoEn(page)).join('\n');
