import { readdirSync, readFileSync } from 'node:fs';
import { letrasDeUnaFuente } from '@tests/apoyo/letras-de-una-fuente';
import { expect, it } from 'vitest';
import { enPapel, LETRAS_DEL_PAPEL } from '@/domain/formatos/signos-en-papel';

/** Those that `hilo-de-papeles.mjs` writes with. */
const FUENTES = 'node_modules/pdfmake/fonts/Roboto';
const QUE_NO_SE_DIBUJAN = new Set([...'\n\r\t']);

it.each(readdirSync(FUENTES))('la letra del papel tiene todo lo que se dice que tiene: %s', (archivo) => {
  const letras = letrasDeUnaFuente(readFileSync(`${FUENTES}/${archivo}`));
  const dichas = Array.from({ length: 0x1_00_00 }, (_, n) => String.fromCodePoint(n)).filter(
    (letra) => LETRAS_DEL_PAPEL.test(letra) && !QUE_NO_SE_DIBUJAN.has(letra),
  );
  expect(dichas.length).toBeGreaterThan(600);
  expect(dichas.filter((letra) => !letras.has(letra.codePointAt(0) ?? 0))).toEqual([]);
});

it('los signos que no tiene se dibujan con otros que sí', () => {
  const signos = '☐□◻▢❏❑⬜☑☒✅✓✔✗✘✕✖❌→➔➜➡⇒←⬅⇐★☆⭐▪◼▫◦◯⚪▶►▸\ufe0f';
  for (const signo of signos) {
    expect(LETRAS_DEL_PAPEL.test(signo), signo).toBe(false);
    for (const dibujado of enPapel(signo)) expect(LETRAS_DEL_PAPEL.test(dibujado), signo).toBe(true);
  }
});
