import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { RedesSociales } from '@/ui/sitio/piezas/redes-sociales';
import { useAnio } from '@/ui/sitio/servicios/use-anio';
import { usePublico } from '@/ui/sitio/servicios/use-publico';
import { useCanales, useSitio } from '@/ui/sitio/servicios/use-sitio';
import { conPunto } from '@/ui/sitio/textos/en-frase';
import { ENLACES_PIE } from '@/ui/sitio/textos/navegacion';
import { lugaresDe } from '@/ui/sitio/textos/sedes';
import { estilosPie } from './estilos-pie';

const ALTO = 40;

/** Sunrise behind the mountains. */
const MarcaDelProducto = () => (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" fill="#0F5B4C" />
    <circle cx="20" cy="17" r="7" fill="#F2A65A" />
    <path d="M2.5 29.6 13 17l6 6.5L26 15l11.6 14.5A20 20 0 0 1 2.5 29.6Z" fill="#E3F1EC" />
    <path d="M17 40c1-5 6-6 5-10-.5-2-2-2.5-1.6-5 1.6 2.5 5 3 5.6 6 .6 3.5-2 5-1.6 8.5Z" fill="#0F5B4C" />
  </svg>
);

/** The foundation's own logo where it has one. */
export function Marca() {
  const { logo } = useSitio();
  if (!logo) return <MarcaDelProducto />;
  const ancho = Math.round((logo.ancho * ALTO) / logo.alto);
  return <img src={logo.direccion} alt="" width={ancho} height={ALTO} />;
}

const CRECE_CADA_MS = 60_000;

/**
 * The visitor counter of specification §4. Part of it is simulated, so it says what it is and stays in the last line of
 * the page: it is never shown as impact.
 */
function ContadorVisitas() {
  const { visitas } = usePublico() ?? {};
  const [conteo, fijar] = useState<number | null>(null);
  useEffect(() => {
    if (!visitas) return;
    fijar(visitas.contar());
    const crecimiento = window.setInterval(() => {
      if (!document.hidden) fijar(visitas.crecer());
    }, CRECE_CADA_MS);
    return () => window.clearInterval(crecimiento);
  }, [visitas]);
  if (conteo === null) return null;
  return <span>{`Visitas: ${conteo.toLocaleString('es-CO')} (cifra ilustrativa)`}</span>;
}

const Base = chakra('footer', { base: estilosPie });

export function Pie() {
  const anio = useAnio();
  const sitio = useSitio();
  const { nombre, muestra } = sitio;
  const { telefono, correo } = useCanales();
  const lugares = lugaresDe(sitio);
  return (
    <Base data-anio={anio}>
      <div className="columnas">
        <div className="presentacion">
          <p className="marca">
            <Marca />
            {nombre}
          </p>
          <p>
            {conPunto(sitio.frase)} Fundación cristiana sin ánimo de lucro
            {sitio.anioFundacion && `, desde ${sitio.anioFundacion}`}.
          </p>
          <RedesSociales />
        </div>
        <div className="enlaces datos">
          <h2>{muestra ? 'Contacto (de ejemplo)' : 'Contacto'}</h2>
          <ul>
            {telefono && (
              <li>
                <a href={telefono.enlace}>{telefono.visible}</a>
              </li>
            )}
            {correo && (
              <li>
                <a href={correo.enlace}>{correo.visible}</a>
              </li>
            )}
            {lugares && <li>{lugares}</li>}
            <li>Atención separada para hombres y mujeres</li>
          </ul>
        </div>
        <nav className="enlaces" aria-labelledby="pie-enlaces">
          <h2 id="pie-enlaces">Enlaces</h2>
          <ul>
            {ENLACES_PIE.map(({ texto, ruta }) => (
              <li key={ruta}>
                <Link to={ruta}>{texto}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="enlaces">
          <h2>Cómo Ayudar</h2>
          <ul>
            <li>
              <Link to="/donate">Hacer una donación</Link>
            </li>
            <li>
              <Link to="/contact">Voluntariado profesional</Link>
            </li>
            <li>
              <Link to="/contact">Alianzas estratégicas</Link>
            </li>
            <li>
              <Link to="/cuentas">Cuentas oficiales</Link>
            </li>
          </ul>
        </div>
      </div>
      <p className="legal">
        <span>{`© ${anio} ${nombre}`}</span>
        <Link to="/politica-de-datos">Política de datos</Link>
        <ContadorVisitas />
      </p>
    </Base>
  );
}
