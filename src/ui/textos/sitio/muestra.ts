/**
 * Where to reach the foundation while it has not said who it is: the specification shows each in its place. They are of
 * nobody, and the page says so: no operator was given that prefix, and nobody can have that mail.
 */
export const CONTACTO_DE_MUESTRA = {
  telefono: '3990000000',
  correo: 'info@fundacion.example',
  telefonos: [
    { etiqueta: 'Línea principal', numero: '3990000000' },
    { etiqueta: 'Bello, primera línea', numero: '3990000001' },
    { etiqueta: 'Bello, segunda línea', numero: '3990000002' },
  ],
  redes: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
  },
} as const;

/** By its name, of each house that the site names. */
export const SEDES_DE_MUESTRA: Readonly<Record<string, { direccion: string; telefono: string }>> = {
  Bello: { direccion: 'Calle 10 # 0-00 (dirección de ejemplo)', telefono: '3990000001' },
  Apartadó: { direccion: 'Calle 11 # 0-00 (dirección de ejemplo)', telefono: '3990000003' },
  Medellín: { direccion: 'Calle 12 # 0-00 (dirección de ejemplo)', telefono: '3990000004' },
};
