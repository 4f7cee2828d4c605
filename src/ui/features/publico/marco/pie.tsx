import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { FUNDACION } from '@/ui/content/fundacion';
import { ENLACES_PIE } from '@/ui/content/navegacion';
import { Marca } from '../piezas/marca';
import { RedesSociales } from '../piezas/redes-sociales';
import { useAnio } from '../servicios/use-anio';
import { ContadorVisitas } from './contador-visitas';
import { estilosPie } from './estilos-pie';

const Base = chakra('footer', { base: estilosPie });

export function Pie() {
  const anio = useAnio();
  return (
    <Base data-anio={anio}>
      <div className="columnas">
        <div className="presentacion">
          <p className="marca">
            <Marca />
            {FUNDACION.nombre}
          </p>
          <p>
            {FUNDACION.frase} Fundación cristiana sin ánimo de lucro, desde {FUNDACION.anioFundacion}.
          </p>
          <RedesSociales />
        </div>
        <div className="enlaces datos">
          <h2>Contacto</h2>
          <ul>
            <li>
              <a href={FUNDACION.telefono.enlace}>{FUNDACION.telefono.visible}</a>
            </li>
            <li>
              <a href={FUNDACION.correo.enlace}>{FUNDACION.correo.visible}</a>
            </li>
            <li>Antioquia: Bello y Apartadó</li>
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
        <span>{`© ${anio} ${FUNDACION.nombre}`}</span>
        <Link to="/politica-de-datos">Política de datos</Link>
        <ContadorVisitas />
      </p>
    </Base>
  );
}
