import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esperar, RAIZ } from '../../../scripts/proceso.mjs';
import { decimal, fila } from '../base/fila.mjs';
import { instalarReferencia } from '../base/instalar-referencia.mjs';
import { mediana } from '../mediana.mjs';

const PAREJAS = Number(process.env.BENCH_VUELTAS ?? 5);

const guion = (nombre) => fileURLToPath(new URL(nombre, import.meta.url));

const cronometrar = async (programa, destino, ...mas) => {
  const inicio = performance.now();
  const codigo = await esperar(
    spawn(process.execPath, [guion(programa), destino, ...mas], {
      cwd: RAIZ,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  const segundos = (performance.now() - inicio) / 1000;
  if (codigo !== 0) throw new Error(`${programa} terminó con ${codigo}`);
  const guiones = (await readdir(`${destino}/assets`)).filter((nombre) => nombre.endsWith('.js'));
  if (guiones.length < 20)
    throw new Error(`${programa} dejó ${guiones.length} guiones: no es la misma aplicación`);
  return segundos;
};

/** The whole process that compiles the site, from its start to its end, against Vite with the same entries. */
export const medirConstruccion = async () => {
  const paquetes = await instalarReferencia('vite');
  const carpeta = await mkdtemp(join(tmpdir(), 'banco-construir-'));
  try {
    const parejas = [];
    for (let i = 0; i < PAREJAS; i++) {
      const propia = await cronometrar('./construir-con-rspack.mjs', join(carpeta, 'rspack'));
      const vite = await cronometrar('./construir-con-vite.mjs', join(carpeta, 'vite'), paquetes);
      parejas.push({ propia, vite, razon: propia / vite });
    }
    const de = (cifra) => mediana(parejas.map((pareja) => pareja[cifra]));
    return [
      fila(
        'Construcción del sitio',
        `${decimal(de('razon'))}× (${decimal(de('propia'))} s)`,
        `Vite 8: ${decimal(de('vite'))} s`,
        '<= 1,00×',
        de('razon') <= 1,
      ),
    ];
  } finally {
    await rm(carpeta, { recursive: true, force: true });
  }
};
