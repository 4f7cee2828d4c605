import { describe, expect, it } from 'vitest';
import { leerLugar, leerVideo } from '@/domain/sitio/lecturas-sitio';

describe('leerVideo', () => {
  it.each([
    'dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ/',
    '  dQw4w9WgXcQ\n',
    ' https://YOUTU.BE/dQw4w9WgXcQ ',
    'https://youtu.be/dQw4w9WgXcQ#t=3',
  ])('reads %s', (escrito) => {
    expect(leerVideo(escrito)).toEqual({ valor: 'dQw4w9WgXcQ' });
  });
  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.malo.example/watch?v=dQw4w9WgXcQ',
    'https://malo.example/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=corto',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=alert(1)',
    'https://usuario@youtu.be/dQw4w9WgXcQ',
    'dQw4w9WgXcQ1',
    'https://youtu.be',
    'https://youtu.be/',
    'https://youtu.be/a/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ1',
    'https://www.youtube.com',
    'https://www.youtube.com/a/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/a/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ1',
    'https://music.m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.m.com/shorts/dQw4w9WgXcQ',
    'mire https://youtu.be/dQw4w9WgXcQ',
  ])('refuses %s', (escrito) => {
    expect(leerVideo(escrito)).toEqual({
      rechazo: 'Pegue la dirección del video en YouTube, por ejemplo https://youtu.be/…',
    });
  });
});

describe('leerLugar', () => {
  it.each([
    '6.3373, -75.5579',
    '6.3373,-75.5579',
    'https://www.google.com/maps/place/Bello/@6.3373,-75.5579,15z',
    'https://www.google.com/maps?q=6.3373,-75.5579',
    'https://www.openstreetmap.org/?mlat=6.3373&mlon=-75.5579#map=15/1/1',
    'https://www.openstreetmap.org/#map=15/6.3373/-75.5579',
    '  6.3373 ; -75.5579 ',
    'https://google.com.co/maps?q=6.3373%2c-75.5579',
    'https://openstreetmap.org/#map=15/6.3373/-75.5579',
  ])('reads %s', (escrito) => {
    expect(leerLugar(escrito)).toEqual({ valor: '6.3373,-75.5579' });
  });
  it.each([
    'Bello',
    '95, 0',
    '0, 181',
    '6.3373',
    'https://malo.example/@6.3373,-75.5579',
    'https://google.com.malo.example/@6.3373,-75.5579',
    'https://noesgoogle.com/@6.3373,-75.5579',
    'https://www.google.com',
    'javascript:@6.3,-75.5',
    'mire https://www.google.com/maps?q=6.3373,-75.5579',
    '',
  ])('refuses %s', (escrito) => {
    expect(leerLugar(escrito)).toEqual({
      rechazo: 'Pegue la dirección que da el mapa, o escriba 6.3373, -75.5579',
    });
  });
  it('reads the ends of the earth', () => {
    expect(leerLugar('90, 180')).toEqual({ valor: '90,180' });
    expect(leerLugar('-90, -180')).toEqual({ valor: '-90,-180' });
  });
});
