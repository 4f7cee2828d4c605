import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { COPIADO_CUENTAS_MS } from '@/domain/shared/constantes';
import { BotonCopiar, useCopiado } from '@/ui/sitio/piezas/boton-copiar';
import { Icono } from '@/ui/sitio/piezas/icono';
import { Portada } from '@/ui/sitio/piezas/portada';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { useDatosPublicos } from '@/ui/sitio/servicios/use-datos-publicos';
import type { CuentaBancaria } from '@/ui/textos/cuentas';
import { gruposDe } from '@/ui/textos/datos-publicos';

const ListaCuentas = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: 'clamp(2rem, 5vw, 4rem)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
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

interface FichaCuentaProps {
  cuenta: CuentaBancaria;
  copiado: boolean;
  alCopiar: () => void;
}

const FichaCuenta = ({ cuenta, copiado, alCopiar }: FichaCuentaProps) => (
  <li>
    <Icono nombre={cuenta.icon} />
    <div>
      <h3>{cuenta.area}</h3>
      <p>{`${cuenta.bank} · ${cuenta.type}`}</p>
      {cuenta.holder && <p>{`Titular: ${cuenta.holder}`}</p>}
    </div>
    <div className="numero">
      <strong>{cuenta.number}</strong>
      <BotonCopiar
        texto={cuenta.number}
        descripcion={`el número de ${cuenta.area}`}
        copiado={copiado}
        alCopiar={alCopiar}
      />
    </div>
  </li>
);

/** One screen for /accounts and /cuentas. */
export function CuentasPage() {
  const { copiado, copiar } = useCopiado<string>(COPIADO_CUENTAS_MS);
  const { cuentas } = useDatosPublicos();
  return (
    <>
      <Portada titulo="Cuentas" texto="Estas son las únicas cuentas oficiales de la fundación." />
      {gruposDe(cuentas).map(({ title, description, accounts }, n) => (
        <Seccion key={title} titulo={title} texto={description} fondo={n % 2 === 0 ? 'crema' : 'blanco'}>
          <ListaCuentas>
            {accounts.map((cuenta) => (
              <FichaCuenta
                key={`${cuenta.area} ${cuenta.number}`}
                cuenta={cuenta}
                copiado={copiado === cuenta.number}
                alCopiar={() => copiar(cuenta.number, cuenta.number)}
              />
            ))}
          </ListaCuentas>
        </Seccion>
      ))}
      <NotaCuentas>
        ¿Tuvo un problema con un pago? Escríbanos desde la <Link to="/contact">página de contacto</Link> con
        el comprobante y le ayudamos.
      </NotaCuentas>
    </>
  );
}
