import { describe, expect, it } from 'vitest';
import { leerAjustes } from '@/infrastructure/di/web/ajustes';

describe('product §3: addresses of the services', () => {
  it('are paths of the own origin unless the build sets them', () => {
    expect(leerAjustes({})).toEqual({
      authApi: '/auth-api',
      dashboardApi: '/dashboard-api',
      visitorApi: null,
      storage: null,
    });
    expect(leerAjustes({ PUBLIC_AUTH_API_URL: ' ' }).authApi).toBe('/auth-api');
  });

  it('take a full address or another path, without the final bar', () => {
    const ajustes = leerAjustes({
      PUBLIC_AUTH_API_URL: 'https://auth.example/v1/',
      PUBLIC_DASHBOARD_API_URL: '/panel//',
      PUBLIC_VISITOR_API_URL: 'http://localhost:3000',
      PUBLIC_STORAGE_URL: 'https://cdn.example/archivos',
    });
    expect(ajustes).toEqual({
      authApi: 'https://auth.example/v1',
      dashboardApi: '/panel',
      visitorApi: 'http://localhost:3000',
      storage: 'https://cdn.example/archivos',
    });
  });

  it.each(['auth.example', 'javascript:alert(1)', '//otro.example', 'ftp://x.example', 'https://'])(
    'refuse %j, naming the setting',
    (valor) => {
      expect(() => leerAjustes({ PUBLIC_AUTH_API_URL: valor })).toThrow('PUBLIC_AUTH_API_URL');
    },
  );
});
