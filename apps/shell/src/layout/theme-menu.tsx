import { Button, DropdownMenu, MenuRadioGroup, MenuRadioItem } from '@hoa/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { themes, useTheme } from '../host/theme';

const looks = {
  light: { icon: Sun, label: 'Light' },
  dark: { icon: Moon, label: 'Dark' },
  system: { icon: Monitor, label: 'As the system' },
};

export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  const { icon: Icon, label } = looks[theme];
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Colors: ${label}`}>
          <Icon aria-hidden />
        </Button>
      }
    >
      <MenuRadioGroup
        value={theme}
        onValueChange={(value) => setTheme(themes.find((known) => known === value) ?? 'system')}
      >
        {themes.map((value) => {
          const { icon: ItemIcon, label: itemLabel } = looks[value];
          return (
            <MenuRadioItem key={value} value={value}>
              <ItemIcon aria-hidden />
              {itemLabel}
            </MenuRadioItem>
          );
        })}
      </MenuRadioGroup>
    </DropdownMenu>
  );
}
