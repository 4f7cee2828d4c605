import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { RAIZ } from '../proceso.mjs';

/** The binary of that major version, installed from the registry the first time; that of this process when it is its own. */
export const otroNode = (version) => {
  if (!version || process.versions.node.split('.')[0] === version) return process.execPath;
  if (!/^\d{2}(?:\.\d+){0,2}$/.test(version)) throw new Error(`${version} no es una versión de Node.js`);
  const carpeta = `${RAIZ}node_modules/.cache/node-${version}/`;
  const binario = `${carpeta}node_modules/node/bin/node`;
  if (!existsSync(binario)) {
    mkdirSync(carpeta, { recursive: true });
    // Its binary is put in place by its own script, which npm asks to be allowed.
    writeFileSync(`${carpeta}package.json`, '{"private":true,"allowScripts":{"node":true}}\n');
    execFileSync('npm', ['i', '--no-save', '--no-audit', '--no-fund', `node@${version}`], {
      cwd: carpeta,
      stdio: 'inherit',
    });
  }
  return binario;
};
