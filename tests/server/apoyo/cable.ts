import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Cable {
  puerto: number;
  /** From now on nothing passes, and nobody is told: as when a switch is unplugged. */
  cortar(): void;
  /** New connections pass again; those from before never do. */
  unir(): void;
  cerrar(): Promise<void>;
}

/** A wire between this process and a port of the machine. */
export const tenderCable = async (destino: number): Promise<Cable> => {
  let cortado = false;
  const extremos = new Set<Socket>();
  const guardar = (extremo: Socket): Socket => {
    extremos.add(extremo);
    extremo.on('error', () => undefined);
    return extremo;
  };
  const servidor = createServer((llegada) => {
    guardar(llegada);
    if (cortado) return llegada.pause();
    const salida = guardar(connect(destino, '127.0.0.1'));
    llegada.pipe(salida).pipe(llegada);
  });
  await new Promise<void>((resolver) => servidor.listen(0, '127.0.0.1', resolver));
  return {
    puerto: (servidor.address() as AddressInfo).port,
    cortar: () => {
      cortado = true;
      for (const extremo of extremos) extremo.unpipe().pause();
    },
    unir: () => {
      cortado = false;
    },
    cerrar: async () => {
      for (const extremo of extremos) extremo.destroy();
      await new Promise((resolver) => servidor.close(resolver));
    },
  };
};
