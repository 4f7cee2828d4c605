const RED_4G_LENTA = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Slow 4G and a processor four times slower, for what that page does from now on. */
export const frenar = async (pagina) => {
  const sesion = await pagina.context().newCDPSession(pagina);
  await sesion.send('Network.enable');
  await sesion.send('Network.emulateNetworkConditions', RED_4G_LENTA);
  await sesion.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};
