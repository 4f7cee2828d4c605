import { describe, expect, it } from 'vitest';
import { agenteEnPalabras } from '@/domain/sesion/agente-en-palabras';

const AGENTES = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome en Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge en Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 Version/18.0 Safari/605.1',
    'Safari en Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140 Mobile Safari/604.1',
    'Chrome en un iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari en un iPad'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet en un teléfono Android',
  ],
  ['Mozilla/5.0 (Linux; Android 14; SM) Chrome/125.0 Safari/537.36 OPR/90.0', 'Opera en una tableta Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/125.0 Safari/537.36', 'Chrome en un Chromebook'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'Chrome en Linux',
  ],
  ['Algo (Windows NT 10.0)', 'Un programa en Windows'],
  ['curl/8.5.0', 'Un programa desconocido'],
  [null, 'Un programa desconocido'],
] as const;

describe('el navegador y el equipo, en palabras', () => {
  it.each(AGENTES)('%s', (agente, esperado) => {
    expect(agenteEnPalabras(agente)).toBe(esperado);
  });
});
