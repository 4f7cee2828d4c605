const PIN = '193847';

/** How many things of the copy this browser keeps. */
const guardadas = async () => {
  const base = await new Promise((listo, fallo) => {
    const pedido = indexedDB.open('sin-red');
    pedido.onsuccess = () => listo(pedido.result);
    pedido.onerror = () => fallo(pedido.error);
  });
  const cuantas = await new Promise((listo) => {
    const pedido = base.transaction('sobres').objectStore('sobres').count();
    pedido.onsuccess = () => listo(pedido.result);
  });
  base.close();
  return cuantas;
};

/**
 * Who is signed in chooses this device to work without a network, looks at that list until how it looks is kept, and comes
 * back to it as on any other day: what a browser compiles is kept after it ran more than once.
 */
export const elegirEquipo = async (contexto, url, lista) => {
  const pagina = await contexto.newPage();
  await pagina.goto(`${url}/configuracion?pestana=preferencias`);
  await pagina.getByRole('button', { name: 'Trabajar sin red en este equipo' }).click();
  const dialogo = pagina.getByRole('dialog');
  await dialogo.getByLabel('PIN de seis números').fill(PIN);
  await dialogo.getByLabel('El PIN otra vez').fill(PIN);
  await dialogo.getByRole('button', { name: 'Guardar en este equipo' }).click();
  await pagina.getByText('Este equipo puede trabajar sin red').waitFor({ timeout: 60_000 });
  const antes = await pagina.evaluate(guardadas);
  await pagina.goto(lista);
  while ((await pagina.evaluate(guardadas)) <= antes) await pagina.waitForTimeout(500);
  for (let vez = 0; vez < 2; vez++) {
    await pagina.reload();
    await pagina.waitForLoadState('networkidle');
  }
  await pagina.close();
};
