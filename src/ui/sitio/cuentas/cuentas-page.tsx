import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { nitParaPegar } from '@/domain/configuracion/nit';
import { COPIADO_CUENTAS_MS } from '@/domain/shared/constantes';
import { paraPegar } from '@/domain/shared/textos';
import { BotonCopiar, useCopiado } from '@/ui/sitio/piezas/boton-copiar';
import { Icono } from '@/ui/sitio/piezas/icono';
import { Portada } from '@/ui/sitio/piezas/portada';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import type { Sitio } from '@/ui/sitio/servicios/sitio';
import { useSitioAlDia } from '@/ui/sitio/servicios/use-sitio';
import { type CuentaEnPagina, gruposDe } from '@/ui/textos/cuentas';

const ListaCuentas = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: 'clamp(2rem, 5vw, 4rem)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: '4',
      alignItems: 'start',
      paddingBlock: '6',
      borderTop: '1px solid var(--chakra-colors-border)',
    },
    '& > li > .icono': {
      width: '2.75rem',
      height: '2.75rem',
      padding: '2.5',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
    },
    '& p': { color: 'fg.muted', fontSize: 'md' },
    '& .numero': {
      gridColumn: { base: '1 / -1', sm: '2' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginTop: '3',
      '& strong': {
        fontSize: 'xl',
        fontWeight: 'semibold',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
        userSelect: 'all',
      },
    },
  },
});

const NotaCuentas = chakra('p', {
  base: {
    maxWidth: '6xl',
    marginInline: { base: '5', xl: 'auto' },
    marginBottom: 'clamp(3.75rem, 8vw, 6.5rem)',
    padding: '6',
    borderRadius: 'card',
    bg: 'info.tint',
    color: 'info.tintFg',
    '& a': {
      color: 'inherit',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});

interface NumeroProps extends ComponentProps<typeof BotonCopiar> {
  numero: string;
}

const Numero = ({ numero, ...boton }: NumeroProps) => (
  <div className="numero">
    <strong>{numero}</strong>
    <BotonCopiar {...boton} />
  </div>
);

interface FichaCuentaProps {
  ficha: CuentaEnPagina;
  /** Its button was the last one pressed. */
  copiado: boolean;
  alCopiar: (numero: string) => void;
}

const FichaCuenta = ({ ficha: { area, icono, cuenta }, copiado, alCopiar }: FichaCuentaProps) => (
  <li>
    <Icono nombre={icono} />
    <div>
      <h3>{area}</h3>
      <p>{cuenta ? `${cuenta.banco} · ${cuenta.tipo}` : 'Pronto publicaremos el banco y el número.'}</p>
      {cuenta?.titular && <p>{`Titular: ${cuenta.titular}`}</p>}
    </div>
    {cuenta && (
      <Numero
        numero={cuenta.numero}
        texto={paraPegar(cuenta.numero)}
        descripcion={`el número de ${area}`}
        copiado={copiado}
        alCopiar={() => alCopiar(cuenta.numero)}
      />
    )}
  </li>
);

const introduccionDe = ({ cuentas, muestra }: Pick<Sitio, 'cuentas' | 'muestra'>): string => {
  const pronto = 'Aquí publicaremos las únicas cuentas oficiales de la fundación.';
  if (muestra?.cuentas) return `${pronto} Estas son de ejemplo: no consigne en ninguna.`;
  return cuentas
    ? 'Estas son las únicas cuentas oficiales de la fundación.'
    : `${pronto} No consigne antes en ninguna.`;
};

/** By how many sections follow it: the note at the end lies on the colour of the last one. */
const fondoDe = (siguen: number) => (siguen % 2 === 0 ? 'crema' : 'blanco');

/** One screen for /accounts and /cuentas. */
export function CuentasPage() {
  const { copiado, copiar } = useCopiado<string>(COPIADO_CUENTAS_MS);
  const { cuentas, muestra, nombre, nit } = useSitioAlDia();
  const grupos = gruposDe(cuentas);
  const conNit = cuentas ? nit : null;
  const secciones = grupos.length + (conNit ? 1 : 0);
  return (
    <>
      <Portada titulo="Cuentas" texto={introduccionDe({ cuentas, muestra })} />
      {grupos.map(({ titulo, descripcion, cuentas: fichas }, n) => (
        <Seccion key={titulo} titulo={titulo} texto={descripcion} fondo={fondoDe(secciones - 1 - n)}>
          <ListaCuentas>
            {fichas.map((ficha) => {
              // Two may have one number: of what two areas share, only the button that was pressed says so.
              const clave = `${ficha.area} ${ficha.cuenta?.numero}`;
              return (
                <FichaCuenta
                  key={clave}
                  ficha={ficha}
                  copiado={copiado === clave}
                  alCopiar={(numero) => copiar(clave, paraPegar(numero))}
                />
              );
            })}
          </ListaCuentas>
        </Seccion>
      ))}
      {conNit && (
        <Seccion
          titulo="Para inscribir una cuenta"
          texto="Si el banco le pide el NIT de la fundación, es este."
        >
          <ListaCuentas>
            <li>
              <Icono nombre="edificio" />
              <p>{nombre}</p>
              <Numero
                numero={conNit}
                texto={nitParaPegar(conNit)}
                descripcion="el NIT de la fundación"
                copiado={copiado === 'NIT'}
                alCopiar={() => copiar('NIT', nitParaPegar(conNit))}
              />
            </li>
          </ListaCuentas>
        </Seccion>
      )}
      <NotaCuentas>
        ¿Tuvo un problema con un pago? Escríbanos desde la <Link to="/contact">página de contacto</Link> con
        el comprobante y le ayudamos.
      </NotaCuentas>
    </>
  );
}
